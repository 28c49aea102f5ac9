//! Own armies over the net: how they are agreed on, and how each player builds his in secret, seals it, and shows it when both are
//! sealed. What may be recruited and who may do what when, the game says; what opens a seal stays in this browser.

use super::leave::{Leave, Leaving};
use super::names::name_of;
use crate::app::App;
use crate::browser::store::Database;
use crate::browser::{self, files};
use crate::net::game::Net;
use crate::net::secrets;
use crate::parts::muster::{Muster, fits, told};
use crate::parts::notes::bad_file;
use dragonrage_league::{Army, Draft, Salt, Sealed, stage, usual_options};
use dragonrage_online::{Due, Line, POINTS, Points, Stage, Terms};
use dragonrage_rules::record::Header;
use dragonrage_rules::{BySide, Options, Record, Scenario, Seat, Side};
use dragonrage_table::kept::Drawer;
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Whose armies fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Those of the scenario.
    Scenario,
    /// Own ones that both see.
    Open,
    /// Own ones, chosen in secret.
    Secret,
}

/// What is chosen in the form.
#[derive(Clone, Copy)]
pub struct Choice {
    /// Whose armies.
    pub which: RwSignal<Which>,
    map: RwSignal<String>,
    points: BySide<RwSignal<Option<u16>>>,
    draft: StoredValue<Option<Draft>>,
}

impl Choice {
    /// Nothing is chosen, but for armies that somebody has built.
    pub fn new(app: App, draft: Option<Draft>) -> Choice {
        let draft = draft.filter(|draft| draft.fits(&app.components()));
        let map = draft.as_ref().map_or_else(|| Draft::empty(&app.components()).map, |draft| draft.map.clone());
        let which = if draft.is_some() { Which::Open } else { Which::Scenario };
        let Points { invader, defender } = Points::USUAL;
        Choice {
            which: RwSignal::new(which),
            map: RwSignal::new(map),
            points: BySide { invader: RwSignal::new(invader), defender: RwSignal::new(defender) },
            draft: StoredValue::new(draft),
        }
    }

    /// The head of the record and the points, if armies are not those of the scenario.
    pub fn agreed(self, app: App, options: Options) -> Option<(Header, Option<Points>)> {
        let components = app.components();
        match self.which.get_untracked() {
            Which::Scenario => None,
            Which::Open => Some((self.draft.get_value()?.header(&components)?, None)),
            Which::Secret => {
                let scenario = stage(&components, &self.map.get_untracked()).ok()?.id.clone();
                let BySide { invader, defender } = self.points;
                let points = Points { invader: invader.get_untracked(), defender: defender.get_untracked() };
                Some((Header::new(&components, &scenario, options), Some(points)))
            }
        }
    }
}

/// The part of the form.
#[component]
pub fn Choose(choice: Choice, scenario: RwSignal<String>, options: RwSignal<Options>) -> impl IntoView {
    let app = App::of_this_page();
    let set = move |which: Which| {
        choice.which.set(which);
        let usual = || app.components().scenario(&scenario.get_untracked()).map(|s| s.options);
        options.set(if which == Which::Scenario { usual().unwrap_or_default() } else { usual_options() });
    };
    let radio = move |which: Which, code: &'static str, key: &'static str| {
        view! {
            <label class="radio">
                <input type="radio" name="armies" value=code checked=choice.which.get_untracked() == which on:change=move |_| set(which)/>
                <span>{app.say(key)}</span>
            </label>
        }
    };
    let more = move || match choice.which.get() {
        Which::Scenario => ().into_any(),
        Which::Open => view! { <Built choice/> }.into_any(),
        Which::Secret => view! { <InSecret choice/> }.into_any(),
    };
    view! {
        <fieldset class="net-choice net-armies"><legend>{app.say("net-armies")}</legend>
            {radio(Which::Scenario, "scenario", "net-armies-scenario")}
            {radio(Which::Open, "open", "net-armies-open")}
            {radio(Which::Secret, "secret", "net-armies-secret")}
            {more}
        </fieldset>
    }
}

/// Armies that somebody has built, or the way there.
#[component]
fn Built(choice: Choice) -> impl IntoView {
    let app = App::of_this_page();
    let draft = choice.draft.get_value();
    let to = Route::Army(draft.as_ref().map(Draft::address).unwrap_or_default()).hash();
    let army = move |side: Side, army: Army| {
        view! { <li><strong>{move || app.words.with(|w| w.side(side))}</strong> " " {move || told(app, &army)}</li> }
    };
    let shown = match draft {
        Some(Draft { armies: BySide { invader, defender }, .. }) => {
            view! { <ul class="armies">{army(Side::Invader, invader)} {army(Side::Defender, defender)}</ul> }.into_any()
        }
        None => view! { <p class="hint">{app.say("net-armies-open-told")}</p> }.into_any(),
    };
    view! {
        {shown}
        <a class="button build" href=to>{app.say("net-armies-build")}</a>
    }
}

/// Map and points of armies that are chosen in secret.
#[component]
fn InSecret(choice: Choice) -> impl IntoView {
    let app = App::of_this_page();
    let components = app.components();
    let cities = components
        .boards
        .iter()
        .filter(|b| stage(&components, b.id()).is_ok())
        .map(|b| {
            let (id, same) = (b.id().to_owned(), b.id().to_owned());
            view! { <option value=id selected=move || choice.map.get() == same>{b.spec().name.clone()}</option> }
        })
        .collect_view();
    let points = move |side: Side| {
        let signal = choice.points[side];
        let shown = move || signal.get().map(|n| n.to_string()).unwrap_or_default();
        view! {
            <label>{move || app.words.with(|w| w.side(side))}
                <input type="number" name=format!("points-{}", side.code()) min=POINTS.start().to_string() max=POINTS.end().to_string()
                    prop:value=shown on:change=move |e| signal.set(event_target_value(&e).trim().parse().ok())/>
            </label>
        }
    };
    view! {
        <p class="hint">{app.say("net-armies-secret-told")}</p>
        <label>{app.say("screen-army-map")}
            <select name="map" on:change=move |e| choice.map.set(event_target_value(&e))>{cities}</select>
        </label>
        <fieldset class="net-choice net-points"><legend>{app.say("net-armies-points")}</legend>
            {points(Side::Invader)} {points(Side::Defender)}
            <p class="hint">{move || app.text("net-armies-points-told", &[("least", (*POINTS.start()).into()), ("most", (*POINTS.end()).into())])}</p>
        </fieldset>
    }
}

/// The scenario as its card draws it: with the armies that will fight; those that are secret are left out.
pub fn drawn(terms: &Terms, scenario: &Scenario) -> Scenario {
    let mut drawn = scenario.clone();
    if let Some(points) = terms.secret {
        for (side, most) in [(Side::Invader, points.invader), (Side::Defender, points.defender)] {
            if most.is_some() {
                drawn.forces[side].clear();
            }
        }
    } else if let Some(forces) = Record::parse(&terms.header).ok().and_then(|r| r.header.forces) {
        drawn.forces = forces;
    }
    drawn
}

/// What is agreed about armies, for the card of a game; none: those of the scenario.
pub fn agreed(app: App, terms: &Terms, scenario: &Scenario) -> Option<AnyView> {
    let row = move |side: Side, what: Box<dyn Fn() -> String + Send>| {
        view! { <li class="army"><strong>{move || app.words.with(|w| w.side(side))}</strong> " " {what}</li> }
    };
    let map = app.components().board(&scenario.map).map(|b| b.spec().name.clone());
    let rows = match (terms.secret, Record::parse(&terms.header).ok().and_then(|r| r.header.forces)) {
        (Some(points), _) => [(Side::Invader, points.invader), (Side::Defender, points.defender)]
            .map(|(side, most)| {
                let most = u32::from(most.unwrap_or(0));
                row(side, Box::new(move || app.text("net-armies-agreed", &[("points", most.into())])))
            })
            .collect_view(),
        (None, Some(forces)) => [(Side::Invader, forces.invader), (Side::Defender, forces.defender)]
            .map(|(side, forces)| {
                let army = Army::new(forces);
                row(side, Box::new(move || told(app, &army)))
            })
            .collect_view(),
        (None, None) => return None,
    };
    let key = if terms.secret.is_some() { "net-armies-secret" } else { "net-armies-open" };
    Some(view! { <h2>{map}</h2> <p>{app.say(key)}</p> <ul class="armies">{rows}</ul> }.into_any())
}

/// How far the reader's own army is.
#[derive(Clone, PartialEq, Debug)]
enum Own {
    /// He watches.
    None,
    /// It is to be built.
    Choosing(Side),
    /// It is sealed; the other's is not.
    Sealed,
    /// It is being shown, or what opens it is not here.
    Showing,
    /// It is on the table.
    Shown,
}

/// The room while armies are built and shown.
#[component]
pub fn Arming(net: Net) -> impl IntoView {
    let app = net.app;
    let own = Memo::new(move |_| {
        net.with(|f| {
            let (Some(game), Some(seat)) = (f.game(), f.seat()) else { return Own::None };
            let Ok(Due::Armies(due)) = game.due() else { return Own::Shown };
            let due = due[usize::from(seat == Seat::Two)];
            match (game.stage(), due, game.side(seat)) {
                (Stage::Arming, true, Some(side)) => Own::Choosing(side),
                (Stage::Arming, ..) => Own::Sealed,
                (_, true, _) => Own::Showing,
                (_, false, _) => Own::Shown,
            }
        })
    });
    let round = Memo::new(move |_| net.with(|f| f.game().and_then(|g| g.armies()).map_or(1, |m| m.round())));
    let other = move || net.with(|f| f.seat().map(|seat| name_of(app, f, seat.other())).unwrap_or_default());
    let waits = move |key: &'static str| {
        view! { <p class="asked" role="status" aria-live="polite">{move || app.text(key, &[("name", other().into())])}</p> }
    };
    let body = move || {
        // Another choice is another army.
        round.track();
        match own.get() {
            Own::None => view! { <p class="asked" role="status">{app.say("net-arming-watched")}</p> }.into_any(),
            Own::Choosing(side) => view! { <Building net side/> }.into_any(),
            Own::Sealed => view! { {waits("net-arming-waits")} <Secret net/> }.into_any(),
            Own::Showing => view! { <Lost net/> }.into_any(),
            Own::Shown => view! { {waits("net-arming-shown")} }.into_any(),
        }
    };
    let again =
        move || (round.get() > 1).then(|| view! { <p class="told" role="alert">{app.t("net-arming-again")}</p> });
    // Whoever leaves while armies are shown has lost: he would know the other's.
    let leaving = Memo::new(move |_| {
        let shows = net.with(|f| f.game().is_some_and(|g| g.stage() == Stage::Showing));
        if shows { Leaving::Resign } else { Leaving::Withdraw }
    });
    let seated = net.peek(|f| f.seat().is_some());
    view! {
        <section class="net-arming">
            {again}
            {body}
            {seated.then(|| view! { <Leave net what=leaving/> })}
        </section>
    }
}

/// The army is being built.
#[component]
fn Building(net: Net, side: Side) -> impl IntoView {
    let app = net.app;
    let limits = Memo::new(move |_| {
        let terms = net.peek(|f| f.game().and_then(|g| g.armies()).and_then(|m| m.terms(side)));
        terms.ok_or_else(|| dragonrage_league::Note::new("army-not-for-hire", &["3.3.4-table"]))
    });
    if limits.with_untracked(Result::is_err) {
        // There is nothing to build: the page seals that by itself.
        return view! { <p class="asked" role="status">{app.say("net-arming-nothing")}</p> }.into_any();
    }
    let army = RwSignal::new(Army::default());
    let said = RwSignal::new(None::<&'static str>);
    let seal = move |_| net.seal_army(army.get_untracked(), Callback::new(move |key| said.set(Some(key))));
    view! {
        <h2>{move || app.words.with(|w| w.side(side))}</h2>
        <p class="asked">{app.say("net-arming")}</p>
        <Muster side limits army/>
        <div class="buttons">
            <button class="main seal" disabled=move || !fits(app, limits, army) on:click=seal>{app.say("screen-recruit-seal")}</button>
        </div>
        <p class="hint">{app.say("net-arming-keeps")}</p>
        {move || said.get().map(|key| view! { <p class="told" role="alert">{app.t(key)}</p> })}
    }
    .into_any()
}

/// What the reader has sealed, and how to take it to another device.
#[component]
fn Secret(net: Net) -> impl IntoView {
    let app = net.app;
    let kept: RwSignal<Option<Sealed>> = RwSignal::new(None);
    spawn_local(async move {
        let found = net.kept_army().await;
        kept.try_set(found);
    });
    let save = move |_| {
        if let Some(sealed) = kept.get_untracked() {
            files::download(&format!("dragonrage-army-{}.toml", net.id), &sealed.text());
        }
    };
    move || {
        kept.get().filter(|sealed| sealed.army.units() > 0).map(|sealed| {
            view! {
                <p class="sealed">{app.say("screen-recruit-sealed")} " " <strong>{told(app, &sealed.army)}</strong></p>
                <div class="buttons"><button class="save-secret" on:click=save>{app.say("screen-recruit-save")}</button></div>
            }
        })
    }
}

/// The army is to be shown: the page does it, unless what opens it is not here.
#[component]
fn Lost(net: Net) -> impl IntoView {
    let app = net.app;
    let lost = net.army_lost;
    let said = RwSignal::new(None::<String>);
    let load = move |e| {
        spawn_local(async move {
            let Some((name, text)) = files::chosen(e).await else { return };
            match Sealed::read(&text) {
                Ok(sealed) => drop(net.say(&[Line::Show(sealed)])),
                Err(bad) => drop(said.try_set(Some(bad_file(app, &name, &bad)))),
            }
        });
    };
    move || match lost.get() {
        false => view! { <p class="asked" role="status">{app.say("net-arming-shows")}</p> }.into_any(),
        true => view! {
            <p class="told lost" role="alert">{app.say("net-arming-lost")}</p>
            <label class="button load-secret">{app.say("screen-recruit-load")}
                <input class="spoken" type="file" accept=".toml,text/plain" on:change=load/>
            </label>
            {move || said.get().map(|why| view! { <p class="told" role="alert">{why}</p> })}
        }
        .into_any(),
    }
}

impl Net {
    /// Seals an army: what opens it is kept here before anybody is bound to it. `refuse` is told why not.
    pub fn seal_army(self, army: Army, refuse: Callback<&'static str>) {
        let bound = self.peek(|f| {
            let game = f.game().filter(|g| g.stage() == Stage::Arming)?;
            Some((game.side(f.seat()?)?, game.armies()?.about()))
        });
        let Some((side, about)) = bound else { return };
        let Some(salt) = browser::secret_bytes() else {
            refuse.run("secret-no-entropy");
            return;
        };
        let sealed = Sealed { army, salt: Salt(salt) };
        let commitment = sealed.commitment(&about, side);
        spawn_local(async move {
            if Drawer::Secrets.put(&commitment.to_string(), &sealed.text()).await {
                secrets::keep_salt(self.id, &sealed.salt);
                self.say(&[Line::Commit(commitment)]);
            } else {
                refuse.run("kept-not-sealed");
            }
        });
    }

    /// What opens the reader's army, if this browser has it.
    pub async fn kept_army(self) -> Option<Sealed> {
        let commitment = self.peek(|f| {
            let game = f.game()?;
            game.armies()?.commitment(game.side(f.seat()?)?)
        })?;
        let text = Drawer::Secrets.get(&commitment.to_string()).await.ok()??;
        Sealed::read(&text).ok()
    }

    /// What nobody need click on: who builds nothing seals that, and what is sealed is shown as soon as both are.
    pub fn attend_army(self) {
        let due = self.peek(|f| {
            let (game, seat) = (f.game()?, f.seat()?);
            let Ok(Due::Armies(due)) = game.due() else { return None };
            let builds = game.armies()?.terms(game.side(seat)?).is_some();
            due[usize::from(seat == Seat::Two)].then(|| (game.stage(), builds, game.armies().map_or(1, |m| m.round())))
        });
        let Some((stage, builds, round)) = due else { return };
        let shows = stage == Stage::Showing;
        if (builds && !shows) || self.attended.get_value() == Some((shows, round)) {
            return;
        }
        self.attended.set_value(Some((shows, round)));
        if !shows {
            self.seal_army(Army::default(), Callback::new(|_| ()));
            return;
        }
        spawn_local(async move {
            match self.kept_army().await {
                Some(sealed) => drop(self.say(&[Line::Show(sealed)])),
                None => drop(self.army_lost.try_set(true)),
            }
        });
    }
}
