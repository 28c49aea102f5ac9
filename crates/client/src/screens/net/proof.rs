//! Whether the dice of a game are those that nobody could choose: checked here, from the record alone, and told in plain words, with
//! what is not proven.

use crate::net::game::Net;
use crate::net::secrets;
use dragonrage_dice::{Chain, Fault, Finding, Verified, verify};
use dragonrage_rules::Seat;
use leptos::prelude::*;
use std::sync::Arc;

type Found = Result<Arc<Verified>, Arc<Fault>>;

/// Is what the reader brought along among what the dice were made of? Nobody else can tell.
fn is_own(net: Net, verified: &Verified) -> bool {
    let at = match net.peek(|f| f.seat()) {
        Some(Seat::One) => 0,
        Some(Seat::Two) => 1,
        None => return false,
    };
    secrets::of(net.id).is_some_and(|own| {
        let root = Chain::new(net.id, own.party, own.tip).root();
        let mix = secrets::salt(net.id).unwrap_or(own.mix);
        verified.proof.mixes[at] == mix && verified.proof.roots[1 + at] == root
    })
}

/// The button, and what came of it.
#[component]
pub fn Proof(net: Net) -> impl IntoView {
    let app = net.app;
    let found: RwSignal<Option<Found>> = RwSignal::new(None);
    let check = move |_| {
        let record = net.peek(|f| f.truth().map(|g| g.record())).unwrap_or_default();
        found.set(Some(verify(&app.components(), &record).map(Arc::new).map_err(Arc::new)));
    };
    let list = move |findings: Vec<Finding>| {
        let said = |finding: Finding| view! { <li>{app.words.with(|w| w.finding(finding))}</li> };
        view! { <ul>{findings.into_iter().map(said).collect_view()}</ul> }
    };
    let told = move || {
        found.get().map(|found| match found {
            Ok(verified) => view! {
                <div class="net-proof" role="status">
                    <p><strong>{app.words.with(|w| w.verified(&verified))}</strong></p>
                    {is_own(net, &verified).then(|| view! { <p class="own">{app.t("net-proof-own")}</p> })}
                    <h3>{app.t("proof-proven")}</h3>
                    {list(verified.proven().to_vec())}
                    <h3>{app.t("proof-open")}</h3>
                    {list(verified.open())}
                </div>
            }
            .into_any(),
            Err(fault) => {
                let why = app.words.with(|w| w.unproven(&app.components(), &app.t("net-room"), &fault, None));
                view! { <div class="net-proof told" role="alert"><p>{why}</p></div> }.into_any()
            }
        })
    };
    view! {
        <div class="buttons"><button class="verify" on:click=check>{app.say("net-verify")}</button></div>
        {told}
    }
}
