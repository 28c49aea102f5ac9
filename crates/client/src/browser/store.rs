//! What is kept in the browser's own database: keys and texts, in drawers. Every step of a game is written at once.

use super::window;
use js_sys::{Array, Function, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode};

const NAME: &str = "dragonrage";
/// Grows when there are more drawers.
const VERSION: u32 = 2;

/// What belongs together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    /// Records of games.
    Games,
    /// Agreements about armies.
    Deals,
    /// What opens commitments to armies; the key is the commitment.
    Secrets,
    /// Campaigns.
    Campaigns,
    /// Tournaments.
    Tournaments,
    /// Books of rated games.
    Ratings,
}

impl Drawer {
    const ALL: [Drawer; 6] =
        [Drawer::Games, Drawer::Deals, Drawer::Secrets, Drawer::Campaigns, Drawer::Tournaments, Drawer::Ratings];

    const fn name(self) -> &'static str {
        match self {
            Drawer::Games => "games",
            Drawer::Deals => "deals",
            Drawer::Secrets => "secrets",
            Drawer::Campaigns => "campaigns",
            Drawer::Tournaments => "tournaments",
            Drawer::Ratings => "ratings",
        }
    }

    async fn open(self, mode: IdbTransactionMode) -> Result<(IdbDatabase, IdbObjectStore), JsValue> {
        let database = open().await?;
        let store = database.transaction_with_str_and_mode(self.name(), mode)?.object_store(self.name())?;
        Ok((database, store))
    }

    /// Keeps a text; `false` if the browser does not let us.
    pub async fn put(self, key: &str, text: &str) -> bool {
        let write = async {
            let (database, store) = self.open(IdbTransactionMode::Readwrite).await?;
            answer(&store.put_with_key(&text.into(), &key.into())?).await?;
            database.close();
            Ok::<(), JsValue>(())
        };
        write.await.is_ok()
    }

    /// Puts a text in the place of another one, in one step: whoever has read something that is no longer there overwrites
    /// nothing.
    pub async fn exchange(self, key: &str, before: &str, after: &str) -> Exchange {
        let write = async {
            let (database, store) = self.open(IdbTransactionMode::Readwrite).await?;
            let found = answer(&store.get(&key.into())?).await?.as_string();
            let other = found.filter(|found| found != before);
            if other.is_none() {
                answer(&store.put_with_key(&after.into(), &key.into())?).await?;
            }
            database.close();
            Ok::<_, JsValue>(other)
        };
        match write.await {
            Ok(None) => Exchange::Done,
            Ok(Some(other)) => Exchange::Other(other),
            Err(_) => Exchange::Impossible,
        }
    }

    /// The text with this key.
    pub async fn get(self, key: &str) -> Option<String> {
        let (database, store) = self.open(IdbTransactionMode::Readonly).await.ok()?;
        let found = answer(&store.get(&key.into()).ok()?).await.ok()?;
        database.close();
        found.as_string()
    }

    /// Everything in it: keys and texts, the latest key first.
    pub async fn list(self) -> Vec<(String, String)> {
        let read = async {
            let (database, store) = self.open(IdbTransactionMode::Readonly).await?;
            let keys = answer(&store.get_all_keys()?).await?.unchecked_into::<Array>();
            let (again, store) = self.open(IdbTransactionMode::Readonly).await?;
            let texts = answer(&store.get_all()?).await?.unchecked_into::<Array>();
            database.close();
            again.close();
            let pairs = keys.iter().zip(texts.iter());
            Ok::<_, JsValue>(pairs.filter_map(|(k, t)| Some((k.as_string()?, t.as_string()?))).collect::<Vec<_>>())
        };
        let mut all = read.await.unwrap_or_default();
        all.sort_by(|a, b| b.cmp(a));
        all
    }

    /// Forgets what has this key.
    ///
    /// Whoever shows what is there must wait for it: a page that is loaded again at once would show it again.
    pub async fn remove(self, key: &str) {
        if let Ok((database, store)) = self.open(IdbTransactionMode::Readwrite).await {
            if let Ok(request) = store.delete(&key.into()) {
                let _ = answer(&request).await;
            }
            database.close();
        }
    }
}

/// What became of an exchange.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Exchange {
    /// The new text is kept.
    Done,
    /// Somebody else has put this text there meanwhile; it stays.
    Other(String),
    /// The browser keeps nothing.
    Impossible,
}

/// Waits for an answer of the database.
async fn answer(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |done: Function, failed: Function| {
        let asked = request.clone();
        let good = Closure::once_into_js(move || {
            let _ = done.call1(&JsValue::NULL, &asked.result().unwrap_or(JsValue::UNDEFINED));
        });
        request.set_onsuccess(Some(good.unchecked_ref()));
        request.set_onerror(Some(&failed));
    });
    JsFuture::from(promise).await
}

async fn open() -> Result<IdbDatabase, JsValue> {
    let factory = window().indexed_db()?.ok_or(JsValue::NULL)?;
    let request = factory.open_with_u32(NAME, VERSION)?;
    let asked = request.clone();
    let upgrade = Closure::once_into_js(move || {
        if let Ok(database) = asked.result().map(|r| r.unchecked_into::<IdbDatabase>()) {
            // Those that are there already stay as they are.
            for drawer in Drawer::ALL {
                let _ = database.create_object_store(drawer.name());
            }
        }
    });
    request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
    Ok(answer(&request).await?.unchecked_into())
}

/// Keeps a game; `false` if the browser does not let us.
pub async fn put(key: &str, record: &str) -> bool {
    Drawer::Games.put(key, record).await
}

/// The record of a game.
pub async fn get(key: &str) -> Option<String> {
    Drawer::Games.get(key).await
}

/// All games, the one begun last first.
pub async fn list() -> Vec<(String, String)> {
    Drawer::Games.list().await
}

/// Forgets a game.
pub async fn remove(key: &str) {
    Drawer::Games.remove(key).await;
}

/// A key that nothing has yet: later ones are greater.
pub fn fresh_key() -> String {
    format!("{:013}-{:04}", js_sys::Date::now() as u64, (js_sys::Math::random() * 1e4) as u64)
}
