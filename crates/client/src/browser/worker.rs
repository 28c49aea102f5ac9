//! The computer player beside the page. It can be stopped at any moment: the worker is then ended and begun anew.

use crate::thinker;
use js_sys::{Function, Promise};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

#[derive(Default)]
struct Beside {
    script: String,
    worker: Option<Worker>,
    /// Number of the last question, and whoever waits for its answer.
    number: u32,
    waiting: Option<Function>,
}

thread_local! {
    static BESIDE: RefCell<Beside> = RefCell::default();
}

/// Tells where the worker's script is.
pub fn set_script(script: String) {
    BESIDE.with_borrow_mut(|b| b.script = script);
}

/// Asks; `question` gets the number of the question. `None`: the player was stopped, or has no answer.
pub async fn ask(question: impl FnOnce(u32) -> String) -> Option<String> {
    let promise = Promise::new(&mut |done: Function, _: Function| {
        BESIDE.with_borrow_mut(|b| {
            b.number += 1;
            b.waiting = Some(done);
        });
    });
    let number = BESIDE.with_borrow(|b| b.number);
    let text = question(number);
    BESIDE.with_borrow_mut(|b| {
        if b.worker.is_none() {
            b.worker = begin(&b.script);
        }
        match &b.worker {
            Some(worker) => drop(worker.post_message(&text.into())),
            None => drop(b.waiting.take().map(|done| done.call0(&JsValue::NULL))),
        }
    });
    JsFuture::from(promise).await.ok()?.as_string().filter(|a| !a.is_empty())
}

/// Ends the thinking; whoever waits gets no answer.
pub fn stop() {
    BESIDE.with_borrow_mut(|b| {
        if let Some(worker) = b.worker.take() {
            worker.terminate();
        }
        if let Some(done) = b.waiting.take() {
            let _ = done.call0(&JsValue::NULL);
        }
    });
}

fn begin(script: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(script, &options).ok()?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let Some((number, action)) = thinker::answer(&text) else { return };
        BESIDE.with_borrow_mut(|b| {
            if number == b.number
                && let Some(done) = b.waiting.take()
            {
                let _ = done.call1(&JsValue::NULL, &action.into());
            }
        });
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let failed = Closure::<dyn FnMut()>::new(stop);
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    // One worker lives as long as the page, but for the rare ones that are stopped.
    heard.forget();
    failed.forget();
    Some(worker)
}
