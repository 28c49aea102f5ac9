//! What is to be done next in a campaign: recruit, mark VP hexes, play; or nothing more.

use super::chronicle::Chronicle;
use super::game::ToPlay;
use super::razing::Razing;
use crate::parts::recruit::{Deeds, Recruit, Stand};
use dragonrage_league::campaign::Awaits;
use dragonrage_rules::Side;
use leptos::prelude::*;

/// What the campaign waits for; who of both has recruited makes no difference.
#[derive(Clone, PartialEq)]
enum Stage {
    Armies,
    Razing(u32),
    Game,
    Over(Option<Side>),
}

/// What is to be done.
#[component]
pub fn Next(chronicle: Chronicle) -> impl IntoView {
    let app = chronicle.app;
    let stage = Memo::new(move |_| {
        chronicle.campaign.with(|c| {
            let stage = match c.awaits() {
                Awaits::Armies(_) => Stage::Armies,
                Awaits::Razing(vp) => Stage::Razing(vp),
                Awaits::Game => Stage::Game,
                Awaits::Nothing(winner) => Stage::Over(winner),
            };
            (c.game(), stage)
        })
    });
    let what = move || {
        let (game, stage) = stage.get();
        let doing = match stage {
            Stage::Armies => view! { <Armies chronicle/> }.into_any(),
            Stage::Razing(allowance) => view! { <Razing chronicle allowance/> }.into_any(),
            Stage::Game => view! { <ToPlay chronicle game/> }.into_any(),
            Stage::Over(winner) => return over(chronicle, winner).into_any(),
        };
        let number = move || app.text("campaign-game", &[("game", game.into())]);
        let sixth = move || (game > dragonrage_league::campaign::GAMES).then(|| app.t("screen-campaign-sixth"));
        view! { <h2>{number} <small>{sixth}</small></h2> {doing} }.into_any()
    };
    view! { <section class="next">{what}</section> }
}

/// Both sides recruit.
#[component]
fn Armies(chronicle: Chronicle) -> impl IntoView {
    let app = chronicle.app;
    let half = move |side: Side| {
        let limits = Memo::new(move |_| chronicle.campaign.with(|c| c.terms(&app.components(), side)));
        let stand = Memo::new(move |_| {
            chronicle.campaign.with(|c| match c.chapters().last() {
                Some(chapter) => match (&chapter.armies[side], chapter.sealed[side]) {
                    (Some(army), _) => Stand::Shown(army.clone()),
                    (None, Some(commitment)) => Stand::Sealed(commitment),
                    (None, None) => Stand::Choosing,
                },
                None => Stand::Choosing,
            })
        });
        let heading = Signal::derive(move || {
            let player = chronicle.campaign.with(|c| c.players[side].clone());
            format!("{player} · {}", app.words.with(|w| w.side(side)))
        });
        let about = Signal::derive(move || chronicle.campaign.with(|c| c.about()));
        let deeds = Deeds {
            recruit: Some(Callback::new(move |army| chronicle.change(|c| c.recruit(&app.components(), side, army)))),
            commit: Callback::new(move |s| chronicle.change(|c| c.commit(side, s).map_err(|n| vec![n]))),
            open: Callback::new(move |sealed| chronicle.change(|c| c.open(&app.components(), side, sealed))),
            refuse: Callback::new(move |why| chronicle.say(why)),
        };
        view! { <Recruit side heading limits about stand deeds/> }
    };
    view! { <div class="sides">{half(Side::Invader)} {half(Side::Defender)}</div> }
}

/// The campaign has ended.
fn over(chronicle: Chronicle, winner: Option<Side>) -> impl IntoView {
    let app = chronicle.app;
    let text = move || match winner {
        Some(side) => {
            let player = chronicle.campaign.with(|c| c.players[side].clone());
            app.text("campaign-winner", &[("player", player.into())])
        }
        None => app.t("campaign-tied"),
    };
    view! { <h2 class="winner">{text}</h2> }
}
