//! What is kept in the browser's own database: keys and texts, in drawers.
//!
//! One connection serves the page; one that is closed under it is opened again. A write counts when its transaction is complete,
//! for a full disk shows only then. What is listed comes out of one transaction, so that another tab cannot come between. What
//! the database does not take stays in memory, where it is found like everything else, until the database takes it;
//! [`trouble`] tells the reader meanwhile. Nothing here waits for ever.

use super::window;
use dragonrage_table::kept::Drawer;
use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::{ArcRwSignal, GetUntracked, Set};
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};
use web_sys::{Event, IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};

const NAME: &str = "dragonrage";
/// Grows when there are more drawers.
const VERSION: u32 = 3;
/// So long the database may take to open, in milliseconds.
const PATIENCE: i32 = 5000;

/// Why the database did not do what it was asked to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The browser has none for us: site data are blocked, or the window is private.
    Forbidden,
    /// There is no room left.
    Full,
    /// Another tab holds an older form of it, or it does not answer.
    Blocked,
    /// Another tab has a newer form of it.
    Newer,
    /// The connection was closed.
    Closed,
    /// Anything else, in the browser's words.
    Failed(String),
}

impl StoreError {
    /// The word in texts.
    pub const fn code(&self) -> &'static str {
        match self {
            StoreError::Forbidden => "forbidden",
            StoreError::Full => "full",
            StoreError::Blocked => "blocked",
            StoreError::Newer => "newer",
            StoreError::Closed | StoreError::Failed(_) => "failed",
        }
    }

    /// What the browser says of it.
    pub fn reason(&self) -> &str {
        if let StoreError::Failed(text) = self { text } else { "IndexedDB" }
    }
}

impl From<JsValue> for StoreError {
    fn from(thrown: JsValue) -> StoreError {
        let told = |what: &str| Reflect::get(&thrown, &what.into()).ok().and_then(|v| v.as_string());
        // An event, or nothing at all: that of a request which is blocked, or the end of our patience.
        let Some(name) = told("name") else { return StoreError::Blocked };
        match name.as_str() {
            "SecurityError" => StoreError::Forbidden,
            "QuotaExceededError" => StoreError::Full,
            "VersionError" => StoreError::Newer,
            // Nobody here aborts a transaction: whoever finds one aborted has lost its connection.
            "InvalidStateError" | "AbortError" => StoreError::Closed,
            _ => StoreError::Failed(format!("{name}: {}", told("message").unwrap_or_default())),
        }
    }
}

/// What became of an exchange.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Exchange {
    /// The new text is here.
    Done,
    /// Somebody else has put this text there meanwhile; it stays.
    Other(String),
}

/// The way to the database.
enum Door {
    Closed,
    /// It was knocked; whoever comes waits for the same answer.
    Opening(Promise),
    Open(IdbDatabase),
}

/// A text that the database has not taken.
#[derive(Clone)]
struct Unkept {
    text: String,
    /// It is to take the place of this text and of no other.
    instead: Option<String>,
}

thread_local! {
    static DOOR: RefCell<Door> = const { RefCell::new(Door::Closed) };
    static MEMORY: RefCell<BTreeMap<(Drawer, String), Unkept>> = const { RefCell::new(BTreeMap::new()) };
    static TROUBLE: ArcRwSignal<Option<StoreError>> = ArcRwSignal::new(None);
    /// The browser closes a connection, or another tab wants to change the database: this one is let go.
    static LEAVE: Closure<dyn Fn(Event)> = Closure::new(|event: Event| {
        if let Some(database) = event.target().and_then(|t| t.dyn_into::<IdbDatabase>().ok()) {
            leave(&database);
        }
    });
}

/// What stands in the way of keeping things, while it does.
pub fn trouble() -> ArcRwSignal<Option<StoreError>> {
    TROUBLE.with(Clone::clone)
}

/// Is there something that lasts only as long as the page?
pub fn has_unkept() -> bool {
    MEMORY.with_borrow(|m| !m.is_empty())
}

fn tell(now: Option<StoreError>) {
    let trouble = trouble();
    if trouble.get_untracked() != now {
        trouble.set(now);
    }
}

/// Something worked. The reader need not worry any more, unless there is something that was not taken.
fn relieved() {
    if !has_unkept() {
        tell(None);
    }
}

fn leave(database: &IdbDatabase) {
    database.close();
    DOOR.with_borrow_mut(|door| {
        if matches!(door, Door::Open(open) if open == database) {
            *door = Door::Closed;
        }
    });
}

/// The connection; opened if it is not.
async fn open() -> Result<IdbDatabase, StoreError> {
    let opening = DOOR.with_borrow_mut(|door| match door {
        Door::Open(database) => Ok(Promise::resolve::<JsValue>(database.as_ref())),
        Door::Opening(answer) => Ok(answer.clone()),
        Door::Closed => {
            let answer = knock()?;
            *door = Door::Opening(answer.clone());
            Ok::<_, StoreError>(answer)
        }
    })?;
    match JsFuture::from(opening).await.map_err(StoreError::from) {
        Ok(database) => Ok(database.unchecked_into()),
        // What some browsers say in a private window.
        Err(StoreError::Closed) => Err(StoreError::Forbidden),
        Err(error) => Err(error),
    }
}

/// Asks for the database. The promise is settled soon; the database may still open later.
fn knock() -> Result<Promise, StoreError> {
    let factory = window().indexed_db()?.ok_or(StoreError::Forbidden)?;
    let request = factory.open_with_u32(NAME, VERSION)?;
    let asked = request.clone();
    let upgrade = Closure::once(move || {
        if let Ok(database) = asked.result().map(|r| r.unchecked_into::<IdbDatabase>()) {
            // Those that are there already stay as they are.
            for drawer in Drawer::ALL {
                let _ = database.create_object_store(drawer.code());
            }
        }
    });
    request.set_onupgradeneeded(Some(upgrade.as_ref().unchecked_ref()));
    let answered = Promise::new(&mut |done: Function, failed: Function| {
        request.set_onsuccess(Some(&done));
        request.set_onerror(Some(&failed));
    });
    let stuck = Promise::new(&mut |_: Function, failed: Function| {
        request.set_onblocked(Some(&failed));
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&failed, PATIENCE);
    });
    let opened = future_to_promise(async move {
        let answer = JsFuture::from(answered).await;
        drop(upgrade);
        if answer.is_err() {
            DOOR.set(Door::Closed);
            return Err(request.error()?.map_or(JsValue::NULL, JsValue::from));
        }
        let database = request.result()?;
        enter(database.clone().unchecked_into());
        Ok(database)
    });
    Ok(Promise::race(&Array::of2(&opened, &stuck)))
}

fn enter(database: IdbDatabase) {
    LEAVE.with(|leave| {
        database.set_onversionchange(Some(leave.as_ref().unchecked_ref()));
        database.set_onclose(Some(leave.as_ref().unchecked_ref()));
    });
    DOOR.set(Door::Open(database));
    relieved();
    spawn_local(retry());
}

/// What a transaction is asked for.
type Ask<'a> = &'a dyn Fn(&IdbTransaction) -> Result<Vec<IdbRequest>, JsValue>;

/// Asks drawers in one transaction, and waits until it is complete; what its requests found.
async fn transact(drawers: &[Drawer], mode: IdbTransactionMode, ask: Ask<'_>) -> Result<Vec<JsValue>, StoreError> {
    match attempt(drawers, mode, ask).await {
        Err(StoreError::Closed) => attempt(drawers, mode, ask).await,
        done => done,
    }
}

async fn attempt(drawers: &[Drawer], mode: IdbTransactionMode, ask: Ask<'_>) -> Result<Vec<JsValue>, StoreError> {
    let database = open().await?;
    let done = complete(&database, drawers, mode, ask).await;
    if done == Err(StoreError::Closed) {
        leave(&database);
    }
    done
}

async fn complete(
    database: &IdbDatabase,
    drawers: &[Drawer],
    mode: IdbTransactionMode,
    ask: Ask<'_>,
) -> Result<Vec<JsValue>, StoreError> {
    let names: Array = drawers.iter().map(|d| JsValue::from(d.code())).collect();
    let transaction = database.transaction_with_str_sequence_and_mode(&names, mode)?;
    let ended = Promise::new(&mut |done: Function, failed: Function| {
        transaction.set_oncomplete(Some(&done));
        transaction.set_onabort(Some(&failed));
    });
    let requests = ask(&transaction)?;
    match JsFuture::from(ended).await {
        Ok(_) => Ok(requests.iter().map(IdbRequest::result).collect::<Result<_, _>>()?),
        Err(_) => Err(transaction.error().map_or(StoreError::Closed, |e| JsValue::from(e).into())),
    }
}

/// The text that a request found. Nothing but texts is put there; what else there is, is shown as it can be.
fn text_of(found: &JsValue) -> Option<String> {
    if found.is_undefined() {
        return None;
    }
    found.as_string().or_else(|| js_sys::JSON::stringify(found).ok().map(String::from))
}

/// What the database does for a drawer.
pub trait Database: Sized {
    /// Keeps a text; `false`: only as long as the page, and the reader is told.
    async fn put(self, key: &str, text: &str) -> bool;

    /// Puts a text in the place of another one, in one step: whoever has read something that is no longer there overwrites
    /// nothing.
    async fn exchange(self, key: &str, before: &str, after: &str) -> Exchange;

    /// The text with this key, if there is one.
    async fn get(self, key: &str) -> Result<Option<String>, StoreError>;

    /// Everything in it: keys and texts, the latest key first. If the database cannot be read, what is in memory, and the
    /// reader is told.
    async fn list(self) -> Vec<(String, String)>;

    /// Forgets what has this key; `false` if it is still there, and the reader is told.
    ///
    /// Whoever shows what is there must wait for it: a page that is loaded again at once would show it again.
    async fn remove(self, key: &str) -> bool;
}

impl Database for Drawer {
    async fn put(self, key: &str, text: &str) -> bool {
        put_all(&[(self, key.to_owned(), text.to_owned())]).await
    }

    async fn exchange(self, key: &str, before: &str, after: &str) -> Exchange {
        let unkept = MEMORY.with_borrow(|m| m.get(&(self, key.to_owned())).cloned());
        let instead = match unkept {
            Some(unkept) if unkept.text != before => return Exchange::Other(unkept.text),
            Some(Unkept { instead: Some(instead), .. }) => instead,
            _ => before.to_owned(),
        };
        match swap(self, key, &instead, after).await {
            Ok(Exchange::Other(other)) => {
                MEMORY.with_borrow_mut(|m| m.remove(&(self, key.to_owned())));
                relieved();
                Exchange::Other(other)
            }
            Ok(Exchange::Done) => {
                kept(self, key, after);
                Exchange::Done
            }
            Err(error) => {
                remember(self, key, Unkept { text: after.to_owned(), instead: Some(instead) });
                tell(Some(error));
                Exchange::Done
            }
        }
    }

    async fn get(self, key: &str) -> Result<Option<String>, StoreError> {
        if let Some(unkept) = MEMORY.with_borrow(|m| m.get(&(self, key.to_owned())).cloned()) {
            return Ok(Some(unkept.text));
        }
        let ask = |transaction: &IdbTransaction| Ok(vec![of(self, transaction)?.get(&key.into())?]);
        let found = told(transact(&[self], IdbTransactionMode::Readonly, &ask).await)?;
        Ok(found.first().and_then(text_of))
    }

    async fn list(self) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> =
            all_of(&[self]).await.into_iter().map(|(_, key, text)| (key, text)).collect();
        all.reverse();
        all
    }

    async fn remove(self, key: &str) -> bool {
        let ask = |transaction: &IdbTransaction| Ok(vec![of(self, transaction)?.delete(&key.into())?]);
        let done = transact(&[self], IdbTransactionMode::Readwrite, &ask).await;
        let unkept = MEMORY.with_borrow_mut(|m| m.remove(&(self, key.to_owned())));
        told(done).is_ok() || unkept.is_some_and(|u| u.instead.is_none())
    }
}

fn of(drawer: Drawer, transaction: &IdbTransaction) -> Result<IdbObjectStore, JsValue> {
    transaction.object_store(drawer.code())
}

async fn swap(drawer: Drawer, key: &str, before: &str, after: &str) -> Result<Exchange, StoreError> {
    // Both live until the transaction is complete.
    let (other, compare) = (std::rc::Rc::new(RefCell::new(None)), RefCell::new(None));
    let ask = |transaction: &IdbTransaction| {
        let store = of(drawer, transaction)?;
        let request = store.get(&key.into())?;
        let (asked, transaction, other) = (request.clone(), transaction.clone(), other.clone());
        let (key, before, after) = (JsValue::from(key), before.to_owned(), JsValue::from(after));
        let look = Closure::once(move || {
            let found = asked.result().ok().as_ref().and_then(text_of).filter(|found| *found != before);
            if found.is_none() && store.put_with_key(&after, &key).is_err() {
                let _ = transaction.abort();
            }
            other.replace(found);
        });
        request.set_onsuccess(Some(look.as_ref().unchecked_ref()));
        compare.replace(Some(look));
        Ok(vec![request])
    };
    transact(&[drawer], IdbTransactionMode::Readwrite, &ask).await?;
    let other = other.take();
    Ok(other.map_or(Exchange::Done, Exchange::Other))
}

/// Tells the reader how it went.
fn told<T>(done: Result<T, StoreError>) -> Result<T, StoreError> {
    match &done {
        Ok(_) => relieved(),
        Err(error) => tell(Some(error.clone())),
    }
    done
}

fn remember(drawer: Drawer, key: &str, unkept: Unkept) {
    MEMORY.with_borrow_mut(|m| m.insert((drawer, key.to_owned()), unkept));
}

/// The database has this text: it need not be remembered any more.
fn kept(drawer: Drawer, key: &str, text: &str) {
    MEMORY.with_borrow_mut(|m| {
        let place = (drawer, key.to_owned());
        if m.get(&place).is_some_and(|unkept| unkept.text == text) {
            m.remove(&place);
        }
    });
    relieved();
    if has_unkept() {
        spawn_local(retry());
    }
}

/// There is room again: what was not taken is offered once more, as it is now.
async fn retry() {
    let waiting: Vec<(Drawer, String)> = MEMORY.with_borrow(|m| m.keys().cloned().collect());
    for place in waiting {
        let Some(unkept) = MEMORY.with_borrow(|m| m.get(&place).cloned()) else { continue };
        let (drawer, key) = &place;
        let done = match &unkept.instead {
            None => write(&[(*drawer, key.clone(), unkept.text.clone())]).await.map(|()| Exchange::Done),
            Some(before) => swap(*drawer, key, before, &unkept.text).await,
        };
        if done != Ok(Exchange::Done) {
            return;
        }
        MEMORY.with_borrow_mut(|m| {
            if m.get(&place).is_some_and(|now| now.text == unkept.text) {
                m.remove(&place);
            }
        });
    }
    relieved();
}

async fn write(texts: &[(Drawer, String, String)]) -> Result<(), StoreError> {
    let ask = |transaction: &IdbTransaction| {
        let put = |(drawer, key, text): &(Drawer, String, String)| {
            of(*drawer, transaction)?.put_with_key(&text.as_str().into(), &key.as_str().into())
        };
        texts.iter().map(put).collect()
    };
    let mut drawers: Vec<Drawer> = texts.iter().map(|(drawer, ..)| *drawer).collect();
    drawers.sort();
    drawers.dedup();
    transact(&drawers, IdbTransactionMode::Readwrite, &ask).await.map(drop)
}

/// Keeps several texts, all of them or none; `false`: only as long as the page, and the reader is told.
pub async fn put_all(texts: &[(Drawer, String, String)]) -> bool {
    // What waits in memory must not come after it.
    for (drawer, key, text) in texts {
        MEMORY.with_borrow_mut(|m| {
            if let Some(unkept) = m.get_mut(&(*drawer, key.clone())) {
                *unkept = Unkept { text: text.clone(), instead: None };
            }
        });
    }
    let done = write(texts).await;
    for (drawer, key, text) in texts {
        match &done {
            Ok(()) => kept(*drawer, key, text),
            Err(_) => remember(*drawer, key, Unkept { text: text.clone(), instead: None }),
        }
    }
    told(done).is_ok()
}

/// Everything in these drawers: keys and texts, in the order of drawers and keys.
pub async fn all_of(drawers: &[Drawer]) -> Vec<(Drawer, String, String)> {
    let ask = |transaction: &IdbTransaction| {
        let mut requests = Vec::new();
        for drawer in drawers {
            let store = of(*drawer, transaction)?;
            requests.extend([store.get_all_keys()?, store.get_all()?]);
        }
        Ok(requests)
    };
    let found = told(transact(drawers, IdbTransactionMode::Readonly, &ask).await).unwrap_or_default();
    let mut all = BTreeMap::new();
    for (drawer, lists) in drawers.iter().zip(found.chunks_exact(2)) {
        for (key, text) in Array::from(&lists[0]).iter().zip(Array::from(&lists[1]).iter()) {
            if let (Some(key), Some(text)) = (key.as_string(), text_of(&text)) {
                all.insert((*drawer, key), text);
            }
        }
    }
    MEMORY.with_borrow(|m| {
        let here = m.iter().filter(|((drawer, _), _)| drawers.contains(drawer));
        all.extend(here.map(|(place, unkept)| (place.clone(), unkept.text.clone())));
    });
    all.into_iter().map(|((drawer, key), text)| (drawer, key, text)).collect()
}

/// The keys of a drawer, the latest first: what is there, before anybody reads it.
pub async fn keys(drawer: Drawer) -> Vec<String> {
    let ask = |transaction: &IdbTransaction| Ok(vec![of(drawer, transaction)?.get_all_keys()?]);
    let found = told(transact(&[drawer], IdbTransactionMode::Readonly, &ask).await).unwrap_or_default();
    let mut keys: Vec<String> =
        found.iter().flat_map(|list| Array::from(list).to_vec()).filter_map(|k| k.as_string()).collect();
    MEMORY.with_borrow(|m| keys.extend(m.keys().filter(|(d, _)| *d == drawer).map(|(_, key)| key.clone())));
    keys.sort_by(|a, b| b.cmp(a));
    keys.dedup();
    keys
}

/// The texts with these keys: so many as are asked for, out of one transaction.
pub async fn some_of(drawer: Drawer, keys: &[String]) -> Vec<(String, String)> {
    let ask = |transaction: &IdbTransaction| {
        let store = of(drawer, transaction)?;
        keys.iter().map(|key| store.get(&key.as_str().into())).collect()
    };
    let found = told(transact(&[drawer], IdbTransactionMode::Readonly, &ask).await).unwrap_or_default();
    let here = |key: &String| MEMORY.with_borrow(|m| m.get(&(drawer, key.clone())).map(|unkept| unkept.text.clone()));
    let one = |(n, key): (usize, &String)| Some((key.clone(), here(key).or_else(|| text_of(found.get(n)?))?));
    keys.iter().enumerate().filter_map(one).collect()
}

/// A key that nothing has yet: later ones are greater.
pub fn fresh_key() -> String {
    format!("{:013}-{:04}", js_sys::Date::now() as u64, (js_sys::Math::random() * 1e4) as u64)
}
