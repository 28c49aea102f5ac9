//! How one side comes to its army: openly, or sealed first and shown later. Whoever owns the army decides what is allowed;
//! here are the seal, its secret and the buttons.

use super::muster::{Limits, Muster, fits, told};
use super::notes::bad_file;
use super::unreadable::{self, Lack, Lacking};
use crate::app::App;
use crate::browser::store::Database;
use crate::browser::{self, files};
use dragonrage_league::{Army, Commitment, Salt, Sealed};
use dragonrage_rules::Side;
use dragonrage_table::kept::Drawer;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// How far a side is.
#[derive(Clone, PartialEq, Debug)]
pub enum Stand {
    /// It has not chosen.
    Choosing,
    /// It is committed to an army that it has not shown.
    Sealed(Commitment),
    /// Its army is on the table.
    Shown(Army),
}

/// What somebody who recruits can do.
#[derive(Clone, Copy)]
pub struct Deeds {
    /// Takes the army openly; none: only in secret.
    pub recruit: Option<Callback<Army>>,
    /// Commits to an army.
    pub commit: Callback<Commitment>,
    /// Shows the army.
    pub open: Callback<Sealed>,
    /// Tells why something is refused.
    pub refuse: Callback<String>,
}

/// The army of one side, on its way.
#[component]
pub fn Recruit(
    /// The side.
    side: Side,
    /// Its heading.
    heading: Signal<String>,
    /// What it may recruit.
    limits: Limits,
    /// What a commitment is bound to.
    about: Signal<String>,
    /// How far it is.
    stand: Memo<Stand>,
    /// What can be done.
    deeds: Deeds,
) -> impl IntoView {
    let app = App::of_this_page();
    let way = move || match stand.get() {
        Stand::Choosing => view! { <Choosing side limits about deeds/> }.into_any(),
        Stand::Sealed(commitment) => view! { <UnderSeal side commitment deeds/> }.into_any(),
        Stand::Shown(army) => view! { <p class="army">{move || told(app, &army)}</p> }.into_any(),
    };
    view! { <section class=format!("recruit {}", side.code())><h3>{heading}</h3> {way}</section> }
}

/// The army is being chosen. One that is to be secret is folded away at first: two may sit at one screen.
#[component]
fn Choosing(side: Side, limits: Limits, about: Signal<String>, deeds: Deeds) -> impl IntoView {
    let app = App::of_this_page();
    let army = RwSignal::new(Army::default());
    let unfit = move || !fits(app, limits, army);
    let seal = move |_| {
        let Some(salt) = browser::secret_bytes() else {
            deeds.refuse.run(app.t("secret-no-entropy"));
            return;
        };
        let sealed = Sealed { army: army.get_untracked(), salt: Salt(salt) };
        let commitment = sealed.commitment(&about.get_untracked(), side);
        spawn_local(async move {
            // What opens it must be safe before anybody is bound to it.
            if Drawer::Secrets.put(&commitment.to_string(), &sealed.text()).await {
                deeds.commit.run(commitment);
            } else {
                deeds.refuse.run(app.t("kept-not-sealed"));
            }
        });
    };
    let openly = deeds.recruit.map(|recruit| {
        view! {
            <button class="main take" disabled=unfit on:click=move |_| recruit.run(army.get_untracked())>
                {app.say("screen-recruit")}</button>
        }
    });
    view! {
        <details class="choosing" open=deeds.recruit.is_some()>
            <summary>{app.say("screen-recruit-choose")}</summary>
            <Muster side limits army/>
            <div class="buttons">
                {openly}
                <button class="seal" disabled=unfit on:click=seal>{app.say("screen-recruit-seal")}</button>
            </div>
            <p class="hint">{app.say("screen-recruit-seal-help")}</p>
        </details>
    }
}

/// The army is chosen and not shown yet.
#[component]
fn UnderSeal(side: Side, commitment: Commitment, deeds: Deeds) -> impl IntoView {
    let app = App::of_this_page();
    let (secret, lacking) = (RwSignal::new(None::<Sealed>), RwSignal::new(None::<Lack>));
    let key = commitment.to_string();
    let shown = format!("{}…", &key[..12]);
    let wanted = key.clone();
    spawn_local(async move {
        match unreadable::read(Drawer::Secrets, &wanted, Sealed::read).await {
            Ok((sealed, _)) => drop(secret.try_set(Some(sealed))),
            // It may be the other player's, or in a file.
            Err(Lack::Missing(_)) => {}
            Err(lack) => drop(lacking.try_set(Some(lack))),
        }
    });
    let open = move |_| {
        if let Some(sealed) = secret.get_untracked() {
            deeds.open.run(sealed);
        }
    };
    let save = move |_| {
        if let Some(sealed) = secret.get_untracked() {
            files::download(&format!("dragonrage-secret-{}.toml", side.code()), &sealed.text());
        }
    };
    let load = move |e| {
        spawn_local(async move {
            let Some((name, text)) = files::chosen(e).await else { return };
            match Sealed::read(&text) {
                Ok(sealed) => deeds.open.run(sealed),
                Err(bad) => deeds.refuse.run(bad_file(app, &name, &bad)),
            }
        });
    };
    let ways = move || {
        if secret.with(Option::is_some) {
            view! {
                <button class="main open" on:click=open>{app.say("screen-recruit-open")}</button>
                <button class="save-secret" on:click=save>{app.say("screen-recruit-save")}</button>
            }
            .into_any()
        } else {
            view! {
                <label class="button load-secret">{app.say("screen-recruit-load")}
                    <input class="spoken" type="file" accept=".toml,text/plain" on:change=load/>
                </label>
            }
            .into_any()
        }
    };
    view! {
        <p class="sealed">{app.say("screen-recruit-sealed")} " " <code title=key>{shown}</code></p>
        <div class="buttons">{ways}</div>
        {move || lacking.get().map(|lack| {
            let forgotten = Callback::new(move |()| lacking.set(None));
            view! { <Lacking lack forgotten/> }
        })}
    }
}
