//! The computer player beside the page, and an adviser of the same kind, so that neither waits for the other. Each can be
//! stopped at any moment: the worker is then ended and begun anew.

use crate::thinker;
use js_sys::{Function, Promise};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

#[derive(Default)]
struct Beside {
    worker: Option<Worker>,
    /// Number of the last question, and whoever waits for its answer.
    number: u32,
    waiting: Option<Function>,
}

thread_local! {
    static SCRIPT: RefCell<String> = RefCell::default();
    static BESIDE: RefCell<[Beside; 2]> = RefCell::default();
}

/// Who sits beside the page.
const PLAYER: usize = 0;
const ADVISER: usize = 1;

/// Tells where the worker's script is.
pub fn set_script(script: String) {
    SCRIPT.set(script);
}

/// Asks; `question` gets the number of the question. `None`: the player was stopped, or has no answer.
pub async fn ask(question: impl FnOnce(u32) -> String) -> Option<String> {
    ask_one(PLAYER, question).await
}

/// Asks the adviser.
pub async fn advise(question: impl FnOnce(u32) -> String) -> Option<String> {
    ask_one(ADVISER, question).await
}

/// Ends the thinking; whoever waits gets no answer.
pub fn stop() {
    stop_one(PLAYER);
}

/// The adviser's answer is not wanted any more. One who thinks of nothing stays, ready for the next question.
pub fn dismiss() {
    if BESIDE.with_borrow(|b| b[ADVISER].waiting.is_some()) {
        stop_one(ADVISER);
    }
}

async fn ask_one(who: usize, question: impl FnOnce(u32) -> String) -> Option<String> {
    let promise = Promise::new(&mut |done: Function, _: Function| {
        BESIDE.with_borrow_mut(|b| {
            b[who].number += 1;
            b[who].waiting = Some(done);
        });
    });
    let number = BESIDE.with_borrow(|b| b[who].number);
    let text = question(number);
    BESIDE.with_borrow_mut(|b| {
        let b = &mut b[who];
        if b.worker.is_none() {
            b.worker = SCRIPT.with_borrow(|script| begin(script, who));
        }
        match &b.worker {
            Some(worker) => drop(worker.post_message(&text.into())),
            None => drop(b.waiting.take().map(|done| done.call0(&JsValue::NULL))),
        }
    });
    JsFuture::from(promise).await.ok()?.as_string().filter(|a| !a.is_empty())
}

fn stop_one(who: usize) {
    BESIDE.with_borrow_mut(|b| {
        let b = &mut b[who];
        if let Some(worker) = b.worker.take() {
            worker.terminate();
        }
        if let Some(done) = b.waiting.take() {
            let _ = done.call0(&JsValue::NULL);
        }
    });
}

fn begin(script: &str, who: usize) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(script, &options).ok()?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let Some((number, action)) = thinker::answer(&text) else { return };
        BESIDE.with_borrow_mut(|b| {
            let b = &mut b[who];
            if number == b.number
                && let Some(done) = b.waiting.take()
            {
                let _ = done.call1(&JsValue::NULL, &action.into());
            }
        });
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let failed = Closure::<dyn FnMut()>::new(move || stop_one(who));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    // Both live as long as the page, but for the rare ones that are stopped.
    heard.forget();
    failed.forget();
    Some(worker)
}
