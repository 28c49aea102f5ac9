//! The computer player beside the page, an adviser of the same kind, and a clerk who finds things in records, so that none waits for
//! another. Each can be
//! stopped at any moment: the worker is then ended and begun anew.

use dragonrage_table::thinker;
use js_sys::{Function, Object, Promise};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// It is not wanted any more.
    Stopped,
    /// The worker cannot be begun or asked, or it broke down; in the browser's words.
    Lost(String),
}

#[derive(Default)]
struct Beside {
    worker: Option<Worker>,
    /// Number of the last question, and whoever waits for its answer: what takes it, and what takes a failure.
    number: u32,
    waiting: Option<(Function, Function)>,
}

thread_local! {
    static SCRIPT: RefCell<String> = RefCell::default();
    static BESIDE: RefCell<[Beside; 3]> = RefCell::default();
    // These serve every worker that sits in a place, one after another.
    static HEARD: [Closure<dyn Fn(MessageEvent)>; 3] =
        [PLAYER, ADVISER, CLERK].map(|who| Closure::new(move |event: MessageEvent| heard(who, &event)));
    static FAILED: [Closure<dyn Fn(Event)>; 3] =
        [PLAYER, ADVISER, CLERK].map(|who| Closure::new(move |event: Event| end(who, &said(&event))));
}

/// Who sits beside the page.
const PLAYER: usize = 0;
const ADVISER: usize = 1;
const CLERK: usize = 2;

/// Tells where the worker's script is.
pub fn set_script(script: String) {
    SCRIPT.set(script);
}

/// Asks; `question` gets the number of the question.
pub async fn ask(question: impl FnOnce(u32) -> String) -> Result<String, NoAnswer> {
    ask_one(PLAYER, question).await
}

/// Asks the adviser.
pub async fn advise(question: impl FnOnce(u32) -> String) -> Result<String, NoAnswer> {
    ask_one(ADVISER, question).await
}

/// Asks the clerk.
pub async fn consult(question: impl FnOnce(u32) -> String) -> Result<String, NoAnswer> {
    ask_one(CLERK, question).await
}

/// The clerk goes home: whoever waits gets no answer, and the machine is quiet.
pub fn send_home() {
    end(CLERK, &JsValue::NULL);
}

/// Ends the thinking; whoever waits gets no answer.
pub fn stop() {
    end(PLAYER, &JsValue::NULL);
}

/// The adviser's answer is not wanted any more. One who thinks of nothing stays, ready for the next question.
pub fn dismiss() {
    if BESIDE.with_borrow(|b| b[ADVISER].waiting.is_some()) {
        end(ADVISER, &JsValue::NULL);
    }
}

async fn ask_one(who: usize, question: impl FnOnce(u32) -> String) -> Result<String, NoAnswer> {
    let promise = Promise::new(&mut |done: Function, failed: Function| {
        BESIDE.with_borrow_mut(|b| {
            b[who].number += 1;
            // Whoever asked before waits no longer.
            if let Some((_, stopped)) = b[who].waiting.replace((done, failed)) {
                let _ = stopped.call1(&JsValue::NULL, &JsValue::NULL);
            }
        });
    });
    let number = BESIDE.with_borrow(|b| b[who].number);
    if let Err(why) = post(who, &question(number)) {
        end(who, &why);
    }
    match JsFuture::from(promise).await {
        Ok(answer) => Ok(answer.as_string().unwrap_or_default()),
        Err(why) if why.is_null() => Err(NoAnswer::Stopped),
        Err(why) => Err(NoAnswer::Lost(why.as_string().unwrap_or_else(|| String::from(Object::from(why).to_string())))),
    }
}

/// Sends a question; the worker is begun if there is none.
fn post(who: usize, text: &str) -> Result<(), JsValue> {
    BESIDE.with_borrow_mut(|b| {
        let worker = match b[who].worker.take() {
            Some(worker) => worker,
            None => begin(who)?,
        };
        b[who].worker.insert(worker).post_message(&text.into())
    })
}

/// Ends a worker; whoever waits is told why, or that nobody wants the answer.
fn end(who: usize, why: &JsValue) {
    BESIDE.with_borrow_mut(|b| {
        let b = &mut b[who];
        if let Some(worker) = b.worker.take() {
            worker.terminate();
        }
        if let Some((_, failed)) = b.waiting.take() {
            let _ = failed.call1(&JsValue::NULL, why);
        }
    });
}

/// What a failure says of itself.
fn said(event: &Event) -> JsValue {
    let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
    // A script that cannot be loaded says nothing.
    message.filter(|m| !m.is_empty()).unwrap_or_else(|| event.type_()).into()
}

fn heard(who: usize, event: &MessageEvent) {
    let text = event.data().as_string().unwrap_or_default();
    let Some((number, answer)) = thinker::answer(&text) else { return };
    BESIDE.with_borrow_mut(|b| {
        let b = &mut b[who];
        if number == b.number
            && let Some((done, _)) = b.waiting.take()
        {
            let _ = done.call1(&JsValue::NULL, &answer.into());
        }
    });
}

fn begin(who: usize) -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = SCRIPT.with_borrow(|script| Worker::new_with_options(script, &options))?;
    HEARD.with(|heard| worker.set_onmessage(Some(heard[who].as_ref().unchecked_ref())));
    FAILED.with(|failed| worker.set_onerror(Some(failed[who].as_ref().unchecked_ref())));
    Ok(worker)
}
