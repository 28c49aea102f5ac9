//! The connection to a server: opened, opened again when it is lost, later each time and not by all at once. What is heard and
//! said are texts; what they mean `game` knows.

use crate::browser::{time, window};
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, MessageEvent, WebSocket};

/// Milliseconds before the first try to connect again, and the most there are.
const SOON: f64 = 400.0;
const LATEST: f64 = 20_000.0;

/// What a connection has to tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// It is there.
    Open,
    /// The server said something.
    Text(String),
    /// It is gone.
    Lost,
}

type Hear = Rc<dyn Fn(Heard)>;

/// What the browser calls.
type Call = Closure<dyn FnMut(Event)>;

/// Closes a socket that shall say nothing more: what it would call is gone.
fn silence(socket: &WebSocket) {
    socket.set_onopen(None);
    socket.set_onmessage(None);
    socket.set_onclose(None);
    let _ = socket.close();
}

struct Inside {
    hear: Hear,
    socket: RefCell<Option<WebSocket>>,
    /// Grows with every socket: what an older one says is past.
    number: Cell<u32>,
    tries: Cell<u32>,
    heard_at: Cell<f64>,
    closed: Cell<bool>,
    /// Kept for as long as the browser may call them.
    calls: RefCell<Vec<Call>>,
}

/// A connection.
#[derive(Clone)]
pub struct Socket(Rc<Inside>);

/// Where the server listens: beside the page.
fn address() -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split(['#', '?']).next().unwrap_or_default();
    let folder = page.rsplit_once('/').map_or(page, |(folder, _)| folder);
    format!("{}/api/socket", folder.replacen("http", "ws", 1))
}

impl Socket {
    /// Connects, and whenever the connection is lost, again.
    pub fn open(hear: impl Fn(Heard) + 'static) -> Socket {
        let socket = Socket(Rc::new(Inside {
            hear: Rc::new(hear),
            socket: RefCell::default(),
            number: Cell::new(0),
            tries: Cell::new(0),
            heard_at: Cell::new(0.0),
            closed: Cell::new(false),
            calls: RefCell::default(),
        }));
        socket.listen_to_the_browser();
        socket.connect();
        socket
    }

    /// A browser that goes offline does not close what is open, and one that is online again need not wait.
    fn listen_to_the_browser(&self) {
        for (name, online) in [("online", true), ("offline", false)] {
            let weak = Rc::downgrade(&self.0);
            let call = Closure::<dyn FnMut(Event)>::new(move |_| {
                let Some(inside) = weak.upgrade() else { return };
                let socket = Socket(inside);
                if online { socket.again() } else { socket.drop_it() }
            });
            let _ = window().add_event_listener_with_callback(name, call.as_ref().unchecked_ref());
            self.0.calls.borrow_mut().push(call);
        }
    }

    fn connect(&self) {
        let number = self.0.number.get() + 1;
        self.0.number.set(number);
        let Ok(socket) = WebSocket::new(&address()) else { return self.later() };
        let on = |what: fn(&Socket, Event)| {
            let weak = Rc::downgrade(&self.0);
            Closure::<dyn FnMut(Event)>::new(move |event| {
                if let Some(inside) = weak.upgrade().filter(|i| i.number.get() == number && !i.closed.get()) {
                    what(&Socket(inside), event);
                }
            })
        };
        let opened = on(|socket, _| {
            socket.0.tries.set(0);
            socket.0.heard_at.set(time::now());
            (socket.0.hear)(Heard::Open);
        });
        let heard = on(|socket, event| {
            socket.0.heard_at.set(time::now());
            let said = event.dyn_into::<MessageEvent>().ok().and_then(|m| m.data().as_string());
            if let Some(text) = said {
                (socket.0.hear)(Heard::Text(text));
            }
        });
        let gone = on(|socket, _| {
            (socket.0.hear)(Heard::Lost);
            socket.later();
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(gone.as_ref().unchecked_ref()));
        // The first two stay: the browser's own events. Those of older sockets are no longer called.
        let mut calls = self.0.calls.borrow_mut();
        let old = calls.split_off(2);
        calls.extend([opened, heard, gone]);
        drop(calls);
        // Not while one of them is being called.
        spawn_local(async move { drop(old) });
        if let Some(before) = self.0.socket.borrow_mut().replace(socket) {
            silence(&before);
        }
    }

    /// Connects again after a while.
    fn later(&self) {
        let tries = self.0.tries.get();
        self.0.tries.set(tries + 1);
        let most = (SOON * f64::from(1_u32 << tries.min(6))).min(LATEST);
        let wait = most * (0.5 + 0.5 * js_sys::Math::random());
        let (weak, number) = (Rc::downgrade(&self.0), self.0.number.get());
        spawn_local(async move {
            time::sleep(wait as i32).await;
            if let Some(inside) = weak.upgrade().filter(|i| i.number.get() == number && !i.closed.get()) {
                Socket(inside).connect();
            }
        });
    }

    /// Connects anew, at once.
    pub fn again(&self) {
        if !self.0.closed.get() {
            self.0.tries.set(0);
            (self.0.hear)(Heard::Lost);
            self.connect();
        }
    }

    /// What is open is believed no longer.
    fn drop_it(&self) {
        self.0.number.set(self.0.number.get() + 1);
        if let Some(socket) = self.0.socket.borrow_mut().take() {
            silence(&socket);
        }
        (self.0.hear)(Heard::Lost);
        self.later();
    }

    /// Nobody has said anything for so many milliseconds: it is opened anew.
    pub fn mistrust(&self, silence: f64) {
        if self.is_open() && time::now() - self.0.heard_at.get() > silence {
            self.drop_it();
        }
    }

    fn is_open(&self) -> bool {
        self.0.socket.borrow().as_ref().is_some_and(|s| s.ready_state() == WebSocket::OPEN)
    }

    /// Says something; `false`: nobody hears it.
    pub fn say(&self, text: &str) -> bool {
        self.is_open() && self.0.socket.borrow().as_ref().is_some_and(|s| s.send_with_str(text).is_ok())
    }

    /// Ends it.
    pub fn close(&self) {
        self.0.closed.set(true);
        if let Some(socket) = self.0.socket.borrow_mut().take() {
            silence(&socket);
        }
        for (name, call) in ["online", "offline"].iter().zip(self.0.calls.borrow().iter()) {
            let _ = window().remove_event_listener_with_callback(name, call.as_ref().unchecked_ref());
        }
    }
}
