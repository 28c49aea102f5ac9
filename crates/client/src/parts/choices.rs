//! The panel beside the board: what is asked, and what can be done, with every chance. The way out of every decision is in `bar`.

use super::counter::Counter;
use super::log::Passed;
use super::menu::Pace;
use super::names;
use super::orders::{Group, Ladders, Marched, Orders, Together};
use super::rule::RuleLinks;
use super::set_up::{SetUp, WhyNot};
use super::spells::SpellBook;
use super::split::BestSplit;
use crate::app::App;
use crate::drive;
use crate::live::{Busy, LiveTable, Said};
use dragonrage_picture::Face;
use dragonrage_rules::{Action, Dir, Grade, Hex, Mode, Phase, Side, UnitId};
use dragonrage_table::Who;
use dragonrage_table::seeing::outcomes;
use dragonrage_table::session::against::{Against, against};
use dragonrage_table::session::offers::{self, Deed};
use dragonrage_table::session::{Due, spells};
use dragonrage_words::Family;
use leptos::prelude::*;

/// Longer lists are left to the board.
const FEW: usize = 28;

/// The whole panel.
#[component]
pub fn Choices() -> impl IntoView {
    let table = LiveTable::of_this_game();
    let body = move || match table.busy.get() {
        Busy::Idle => match table.due() {
            Due::Person(_) => view! { <Deciding/> }.into_any(),
            Due::GivenUp(side) => view! { <GivenUp side/> }.into_any(),
            // Whoever wins by a move sees it arrive first.
            Due::Over(_) if !table.told.with(|t| t.all) => ().into_any(),
            Due::Over(_) => view! { <super::super::screens::result::Result/> }.into_any(),
            _ => ().into_any(),
        },
        busy => view! { <Waiting busy/> }.into_any(),
    };
    view! { <section class="choices"><Reached/> {body} <Passed/> <Told/></section> }
}

/// The computer player has given up: is the game won, or played on?
#[component]
fn GivenUp(side: Side) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let told = move || {
        table.tell(|s, words, _| {
            let player = words.of(Family::Player, s.who(side).code(), &[]);
            words.text("gives-up", &[("side", side.code().into()), ("player", player.into())])
        })
    };
    view! {
        <div class="given-up">
            <p class="asked" role="status">{told}</p>
            <div class="buttons">
                <button class="main accept" on:click=move |_| drive::answer_surrender(table, true)>{app.say("page-accept-surrender")}</button>
                <button class="play-on" on:click=move |_| drive::answer_surrender(table, false)>{app.say("page-play-on")}</button>
            </div>
        </div>
    }
}

/// What the invader has won if he stops: told from the moment on when he could.
#[component]
fn Reached() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let grade = table
        .settled(|s| Some(s.game().grade()).filter(|g| *g != Grade::Defeat && !s.is_over() && s.game().turn() > 0));
    let told = move || {
        grade.get().map(|grade| {
            let vp = table.told.with(|t| t.game.vp());
            let won = app.of(Family::Grade, grade.code());
            let text = app.text("page-reached", &[("vp", vp.into()), ("grade", won.into())]);
            view! { <p class="reached">{text}</p> }
        })
    };
    view! { <div role="status">{told}</div> }
}

/// The computer player thinks, or what it did is shown.
#[component]
fn Waiting(busy: Busy) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let who = move || {
        table.tell(|s, words, context| match s.due() {
            Due::Computer(side, level) => words.text(
                match busy {
                    Busy::Stopped => "page-stopped",
                    Busy::Thinking => "page-thinking",
                    _ => "page-showing",
                },
                &[("player", words.of(Family::Player, level.code(), &[]).into()), ("side", side.code().into())],
            ),
            Due::Dice(chance) => words.chance(&chance, context),
            Due::Far(Some(side)) if table.dice.get().is_none() => {
                words.text("net-showing", &[("name", super::people::called(app, s, side).into())])
            }
            // The dice lie, and the person decides again when they have been seen.
            _ => match table.dice.get() {
                Some(thrown) => words.chance(&thrown.rolled.chance, context),
                None => words.text("dice-shown", &[]),
            },
        })
    };
    if busy == Busy::Elsewhere {
        let here = move |_| drop(crate::browser::window().location().reload());
        return view! {
            <div class="waiting stopped">
                <p class="asked">{app.t("page-elsewhere")}</p>
                <div class="buttons"><button class="main" on:click=here>{app.t("page-play-here")}</button></div>
            </div>
        }
        .into_any();
    }
    let button = match busy {
        Busy::Stopped => {
            view! { <button class="main" on:click=move |_| drive::resume(table)>{app.t("page-go-on")}</button> }
                .into_any()
        }
        _ => view! {
            <button on:click=move |_| table.hurry.set(true)>{app.t("page-skip")}</button>
            <button class="to-my-turn" on:click=move |_| table.skip.set(true)>{app.t("page-to-my-turn")}</button>
            <button class="stop" hidden=table.peek(|s| s.far().is_some()) on:click=move |_| drive::stop(table)>{app.t("page-stop")}</button>
            <Pace/>
        }
        .into_any(),
    };
    view! { <div class="waiting" class:stopped=busy == Busy::Stopped><p class="asked">{who}</p> <div class="buttons">{button}</div></div> }.into_any()
}

/// A person decides.
#[component]
fn Deciding() -> impl IntoView {
    let table = LiveTable::of_this_game();
    let asked = move || {
        table.tell(|s, words, context| match s.looking() {
            true => words.text("orders-last-look", &[]),
            false => words.decision(&s.game().decision(), context),
        })
    };
    let side = move || table.with(|s| s.person().map_or("", |side| side.code()));
    let hot = move || table.with(|s| s.hot_seat());
    let setting_up = move || table.with(|s| matches!(s.game().phase(), Phase::DefenderSetup | Phase::InvaderSetup));
    view! {
        <p class=move || format!("asked {}", side()) class:hand-over=hot aria-live="polite">{asked}</p>
        <Show when=setting_up><SetUp/></Show>
        <Show when=move || !table.with(|s| s.looking())><Chosen/></Show>
    }
}

/// What the chosen unit can do; without one, who can do something.
#[component]
fn Chosen() -> impl IntoView {
    let table = LiveTable::of_this_game();
    move || match (table.chosen.get(), table.asked_to_face(), table.selected.get()) {
        _ if !table.group.with(Vec::is_empty) => view! { <Group/> }.into_any(),
        (Some(hex), None, None) => view! { <AgainstHex hex/> }.into_any(),
        (Some(hex), ..) | (None, Some(hex), _) => view! { <AtHex hex/> }.into_any(),
        (None, None, Some(unit)) => view! { <OfUnit unit/> }.into_any(),
        (None, None, None) => view! { <Units/> }.into_any(),
    }
}

/// The choices about one hex.
#[component]
fn AtHex(hex: Hex) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let title = table.tell(|s, words, context| names::hex(s.game(), words, context, hex));
    let offers = table.offers.get_untracked();
    let mut deeds: Vec<Deed> = offers.distinct(hex).into_iter().cloned().collect();
    deeds.sort_by_key(|d| (d.chance.is_some(), !d.stays, d.airborne, d.cost));
    let (facings, others): (Vec<Deed>, Vec<Deed>) =
        deeds.into_iter().partition(|d| d.facing.is_some() && d.chance.is_none());
    let modes: Vec<(Option<Mode>, bool)> = facings.iter().fold(Vec::new(), |mut seen, d| {
        if !seen.contains(&(d.mode, d.airborne)) {
            seen.push((d.mode, d.airborne));
        }
        seen
    });
    let rings = modes
        .into_iter()
        .map(|(mode, airborne)| {
            let here: Vec<Deed> =
                facings.iter().filter(|d| (d.mode, d.airborne) == (mode, airborne)).cloned().collect();
            view! { <Facings mode airborne deeds=here/> }
        })
        .collect_view();
    let list = others.into_iter().map(|deed| view! { <Offer deed/> }).collect_view();
    let asked = table.asked_to_face().is_some();
    view! {
        <div class="at-hex">
            <h2>{title}</h2>
            {rings}
            <Ladders hex monster=table.selected.get_untracked()/>
            <ul class="offers">{list}</ul>
            <Show when=move || !asked>
                <button on:click=move |_| table.chosen.set(None)>{app.say("page-cancel")}</button>
            </Show>
        </div>
    }
}

/// Who could strike at a hex, when nobody was chosen: many with one click, or one of them.
#[component]
fn AgainstHex(hex: Hex) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let legal = table.legal.get_untracked();
    let (title, groups) =
        table.tell(|s, words, context| (names::hex(s.game(), words, context, hex), against(s.game(), &legal, hex)));
    let row = |group: Against| {
        let (count, orders) = (group.deeds.len(), group.orders());
        let label = match group.area {
            Some(area) => {
                let part = app.of(Family::Sheet, area.code());
                app.text("against-part", &[("count", count.into()), ("part", part.into())])
            }
            None => app.text("against-all", &[("count", count.into())]),
        };
        let odds = group.chances().map(|(least, most)| match least == most {
            true => format!("{most} %"),
            false => format!("{least}–{most} %"),
        });
        let each = group.deeds.into_iter().map(|deed| view! { <Offer deed/> }).collect_view();
        view! {
            <li>
                <button class="offer volley" on:click=move |_| table.order(orders.clone())>
                    <span class="label">{label}</span> {odds.map(|o| view! { <strong class="percent">{o}</strong> })}
                </button>
                <details><summary>{app.t("against-one")}</summary> <ul class="offers">{each}</ul></details>
            </li>
        }
    };
    view! {
        <div class="at-hex against">
            <h2>{title}</h2>
            <ul class="offers">{groups.into_iter().map(row).collect_view()}</ul>
            <Ladders hex monster=None/>
            <button on:click=move |_| table.chosen.set(None)>{app.say("page-cancel")}</button>
        </div>
    }
}

/// Directions in which a monster can stand there.
#[component]
fn Facings(mode: Option<Mode>, airborne: bool, deeds: Vec<Deed>) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let title = match mode {
        _ if airborne => app.t("page-stays-up"),
        Some(Mode::Fly) => app.t("page-lands"),
        Some(mode) => app.of(Family::Mode, mode.code()),
        None => app.t("page-facing"),
    };
    let arrows = Dir::ALL
        .into_iter()
        .map(|dir| {
            let deed = deeds.iter().filter(|d| d.facing == Some(dir)).min_by_key(|d| (!d.stays, d.cost)).cloned();
            let name = app.words.with(|w| w.dir(dir));
            let cost = deed.as_ref().and_then(|d| d.cost).map(|c| c.to_string()).unwrap_or_default();
            let able = deed.is_some();
            let act = move |_| {
                if let Some(deed) = &deed {
                    table.act(&deed.actions);
                }
            };
            let class = format!("facing dir-{dir}");
            view! { <button class=class disabled=!able title=name.clone() aria-label=name on:click=act>{arrow(dir)} <small>{cost}</small></button> }
        })
        .collect_view();
    view! { <div class="facings"><span class="mode">{title}</span> <div class="rose">{arrows}</div></div> }
}

fn arrow(dir: Dir) -> &'static str {
    ["↑", "↗", "↘", "↓", "↙", "↖"][dir.index()]
}

/// One thing that can be done, with its chance.
#[component]
fn Offer(deed: Deed) -> impl IntoView {
    let table = LiveTable::of_this_game();
    let Some(action) = deed.last() else { return ().into_any() };
    let way = deed.way.clone();
    let label = table.tell(|s, words, context| match (&deed.before, &way[..]) {
        (Some(before), _) => words.choice(before, action),
        (None, [.., from, _]) if deed.actions.len() > 1 => words.action(action, Some(*from), context),
        _ => words.choice(s.game(), action),
    });
    let percent = deed.percent().map(|percent| view! { <strong class="percent">{percent} " %"</strong> });
    let dicey = deed.chance.is_some();
    let odds = deed.chance.map(|c| table.tell(|_, words, context| words.chance(&c, context)));
    let happens: Vec<String> =
        deed.events.iter().map(|e| table.tell(|_, words, context| words.event(e, context))).collect();
    let ways = ways_of(table, &deed, action);
    let actions = deed.actions.clone();
    let rules = deed.chance.map(|c| view! { <RuleLinks ids=c.roll.rules()/> });
    view! {
        <li>
            <button class="offer" class:dicey=dicey on:click=move |_| table.act(&actions)>
                <span class="label">{label}</span> {percent}
                {odds.map(|o| view! { <small class="odds">{o}</small> })}
                {happens.into_iter().map(|h| view! { <small class="happens">{h}</small> }).collect_view()}
                {ways.into_iter().map(|w| view! { <small class="way-of-it">{w}</small> }).collect_view()}
            </button>
            {rules}
        </li>
    }
    .into_any()
}

/// What would follow, in words: what fire would burn, else both outcomes of the dice with their chances.
fn ways_of(table: LiveTable, deed: &Deed, action: Action) -> Vec<String> {
    if let Action::Breathe { unit, dir } = action {
        return table.tell(|s, words, context| {
            let burns = outcomes::burns(s.game(), unit, dir);
            let told = |(hex, burn): (Hex, outcomes::Burn)| {
                let mut what: Vec<String> = burn
                    .caught
                    .iter()
                    .map(|(u, p)| {
                        let name = words.unit(*u, context);
                        words.text("burn-unit", &[("unit", name.into()), ("percent", (*p).into())])
                    })
                    .collect();
                what.extend((burn.vp > 0).then(|| words.text("burn-vp", &[("vp", burn.vp.into())])));
                if what.is_empty() {
                    what.push(words.text("burn-nothing", &[]));
                }
                let args = [("hex", words.hex(hex, context).into()), ("what", what.join(", ").into())];
                words.text("burn-hex", &args)
            };
            burns.into_iter().map(told).collect()
        });
    }
    if deed.chance.is_none() {
        return Vec::new();
    }
    table.tell(|s, words, context| {
        let Some(both) = outcomes::outcomes(s.game(), &deed.actions) else { return Vec::new() };
        let way = |percent: u32, events: &[dragonrage_rules::Event]| {
            let told: Vec<String> = events.iter().map(|e| words.event(e, context)).collect();
            let what = if told.is_empty() { words.text("odds-nothing", &[]) } else { told.join(" ") };
            words.text("odds-way", &[("percent", percent.into()), ("what", what.into())])
        };
        vec![way(both.percent, &both.good), way(100 - both.percent, &both.bad)]
    })
}

/// The chosen unit: its counter, modes, and what it can do without a place on the board.
#[component]
fn OfUnit(unit: UnitId) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let (face, title) = table.tell(|s, words, context| {
        let game = s.game();
        let at = game.unit(unit).and_then(|u| u.hex()).map(|h| format!(" · {}", words.hex(h, context)));
        (Face::of(game, unit), format!("{}{}", names::unit(game, words, context, unit), at.unwrap_or_default()))
    });
    let casts = table.peek(|s| spells::casting(s.game(), unit));
    let list = move || {
        let offers = table.offers.get();
        let shown: Vec<Deed> = offers
            .deeds
            .iter()
            .filter(|d| !d.is_move() || d.chance.is_some() && d.actions.len() == 1)
            .filter(|d| !matches!(d.last(), Some(Action::Pick(_))))
            .cloned()
            .collect();
        // Whoever has aimed all parts can still strike.
        let none = offers.deeds.is_empty() && !casts && !table.legal.get().contains(&Action::Strike);
        let on_board = offers.deeds.iter().any(|d| d.hex.is_some());
        let hint = if none {
            Some(table.tell(|_, words, context| {
                words.text("unit-can-do-nothing", &[("unit", words.unit(unit, context).into())])
            }))
        } else {
            on_board.then(|| app.t("page-choose-hex"))
        };
        let few = shown.len() <= FEW;
        view! {
            {hint.map(|h| view! { <p class="hint">{h}</p> })}
            <ul class="offers">{few.then(|| shown.into_iter().map(|deed| view! { <Offer deed/> }).collect_view())}</ul>
        }
    };
    let free = move || table.with(|s| offers::asked(s.game()).is_none());
    view! {
        <div class="of-unit">
            <h2>{face.map(|face| view! { <Counter face/> })} <span>{title}</span></h2>
            <Joins/>
            <Together unit/>
            <Modes/>
            {casts.then(|| view! { <SpellBook unit/> })}
            <BestSplit unit=Some(unit)/>
            {list}
            <Alone/>
            <Show when=free>
                <button on:click=move |_| table.select(None)>{app.say("page-other-unit")}</button>
            </Show>
        </div>
    }
}

/// The unit that was chosen before may still come to where this one stands.
#[component]
fn Joins() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    move || {
        table.joins.get().map(|(other, _)| {
            let text = app.text("page-join-here", &[("unit", names::of(table, other).into())]);
            view! { <button class="join" on:click=move |_| table.join()>{text}</button> }
        })
    }
}

/// The modes of a major monster; one that is not possible is faint and says why.
#[component]
fn Modes() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    move || {
        let offers = table.offers.get();
        let modes = table.with(|s| offers::modes(s.game(), &offers));
        (!modes.is_empty()).then(|| {
            let buttons = modes
                .into_iter()
                .map(|(mode, refusal)| {
                    let chosen = move || table.mode.get() == Some(mode);
                    let possible = refusal.is_none();
                    let act = move |_| match refusal {
                        Some(refusal) => table.said.set(Some(Said::Refused(refusal))),
                        None => {
                            table.chosen.set(None);
                            table.mode.update(|m| *m = if *m == Some(mode) { None } else { Some(mode) });
                        }
                    };
                    view! {
                        <button class="mode" class:faint=!possible aria-pressed=move || chosen().to_string() on:click=act>
                            {app.of(Family::ModeChoice, mode.code())}
                        </button>
                    }
                })
                .collect_view();
            view! { <div class="modes" role="group" aria-label=app.t("page-modes")>{buttons}</div> }
        })
    }
}

/// What belongs to no unit: strike, stop, pay.
#[component]
fn Alone() -> impl IntoView {
    let table = LiveTable::of_this_game();
    move || {
        let legal = table.legal.get();
        let deeds = table.with(|s| offers::Offers::of(s.game(), &legal, None)).deeds;
        let shown =
            deeds.into_iter().filter(|d| !matches!(d.last(), Some(Action::Done | Action::Stop | Action::Pick(_))));
        let list: Vec<_> = shown.map(|deed| view! { <Offer deed/> }).collect();
        (!list.is_empty()).then(|| view! { <ul class="offers">{list}</ul> })
    }
}

/// Who can do something, as counters.
#[component]
fn Units() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let list = move || {
        let legal = table.legal.get();
        table.tell(|s, words, context| {
            let game = s.game();
            offers::able(&legal)
                .into_iter()
                .filter_map(|unit| {
                    let face = Face::of(game, unit)?;
                    let hex = game.unit(unit).and_then(|u| u.hex()).map(|h| h.to_string()).unwrap_or_default();
                    let name = words.unit(unit, context);
                    Some(view! {
                        <li><button class="unit" on:click=move |_| table.select(Some(unit))>
                            <Counter face/> <span>{name}</span> <small>{hex}</small>
                        </button></li>
                    })
                })
                .collect_view()
        })
    };
    let any = move || table.legal.with(|l| !offers::able(l).is_empty());
    view! {
        <Alone/>
        <BestSplit unit=None/>
        <Orders/>
        <Show when=any><p class="hint">{app.say("page-choose-unit")}</p></Show>
        <ul class="units">{list}</ul>
    }
}

/// What was told in passing.
#[component]
fn Told() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let told = move || {
        table.said.get().map(|said| match said {
            Said::Refused(refusal) => {
                let text = table.tell(|_, words, context| words.refusal(&refusal, context));
                view! { <p class="told">{text} " " <RuleLinks ids=refusal.rules/></p> }.into_any()
            }
            Said::OutOfReach(unit, hex) => {
                let name = names::of(table, unit);
                let text = app.text("cannot-reach", &[("unit", name.into()), ("hex", hex.to_string().into())]);
                let far = table.can_march(unit).then(|| {
                    view! { " " <button class="march" on:click=move |_| table.send(&[unit], hex)>{app.t("orders-go-there")}</button> }
                });
                view! { <p class="told">{text} {far}</p> }.into_any()
            }
            Said::Idle(unit, refusal) => {
                let text = app.text("unit-can-do-nothing", &[("unit", names::of(table, unit).into())]);
                let why = refusal.map(|refusal| {
                    let why = table.tell(|_, words, context| words.refusal(&refusal, context));
                    view! { " " {why} " " <RuleLinks ids=refusal.rules/> }
                });
                view! { <p class="told">{text} {why}</p> }.into_any()
            }
            Said::NotYours(unit) => {
                let text = app.text("page-not-yours", &[("unit", names::of(table, unit).into())]);
                view! { <p class="told">{text}</p> }.into_any()
            }
            Said::Forgotten(units) => {
                let list = units.iter().map(|u| names::of(table, *u)).collect::<Vec<_>>().join(", ");
                let text = app.text("page-forgotten", &[("count", units.len().into()), ("units", list.into())]);
                view! { <p class="told">{text}</p> }.into_any()
            }
            Said::Concede(side) => {
                let question = app.text("page-concede-really", &[("side", side.code().into())]);
                view! {
                    <div class="told">
                        <p>{question}</p>
                        <button on:click=move |_| table.act(&[Action::Concede(side)])>{app.t("page-concede")}</button> " "
                        <button on:click=move |_| table.said.set(None)>{app.t("page-cancel")}</button>
                    </div>
                }
                .into_any()
            }
            Said::Lost(reason) => {
                view! { <p class="told">{app.text("kept-player-lost", &[("reason", reason.into())])}</p> }.into_any()
            }
            Said::Note(key) => view! { <p class="told">{app.t(key)}</p> }.into_any(),
            Said::NoSetUp(why) => view! { <WhyNot why/> }.into_any(),
            Said::Marched(march) => view! { <Marched march/> }.into_any(),
        })
    };
    view! { <div role="alert">{told}</div> }
}

/// Who plays a side, in words.
pub fn player(app: App, who: Who) -> String {
    app.of(Family::Player, who.code())
}
