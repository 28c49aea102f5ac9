//! Games that are kept in the browser's own database: key and record. Every step of a game is written at once.

use super::window;
use js_sys::{Array, Function, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode};

const NAME: &str = "dragonrage";
const GAMES: &str = "games";

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
    let request = factory.open_with_u32(NAME, 1)?;
    let asked = request.clone();
    let upgrade = Closure::once_into_js(move || {
        if let Ok(database) = asked.result().map(|r| r.unchecked_into::<IdbDatabase>()) {
            let _ = database.create_object_store(GAMES);
        }
    });
    request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
    Ok(answer(&request).await?.unchecked_into())
}

async fn games(mode: IdbTransactionMode) -> Result<(IdbDatabase, IdbObjectStore), JsValue> {
    let database = open().await?;
    let store = database.transaction_with_str_and_mode(GAMES, mode)?.object_store(GAMES)?;
    Ok((database, store))
}

/// Keeps a game; `false` if the browser does not let us.
pub async fn put(key: &str, record: &str) -> bool {
    let write = async {
        let (database, store) = games(IdbTransactionMode::Readwrite).await?;
        answer(&store.put_with_key(&record.into(), &key.into())?).await?;
        database.close();
        Ok::<(), JsValue>(())
    };
    write.await.is_ok()
}

/// The record of a game.
pub async fn get(key: &str) -> Option<String> {
    let (database, store) = games(IdbTransactionMode::Readonly).await.ok()?;
    let found = answer(&store.get(&key.into()).ok()?).await.ok()?;
    database.close();
    found.as_string()
}

/// All games, the one begun last first.
pub async fn list() -> Vec<(String, String)> {
    let read = async {
        let (database, store) = games(IdbTransactionMode::Readonly).await?;
        let keys = answer(&store.get_all_keys()?).await?.unchecked_into::<Array>();
        let (again, store) = games(IdbTransactionMode::Readonly).await?;
        let records = answer(&store.get_all()?).await?.unchecked_into::<Array>();
        database.close();
        again.close();
        let pairs = keys.iter().zip(records.iter());
        Ok::<_, JsValue>(pairs.filter_map(|(k, r)| Some((k.as_string()?, r.as_string()?))).collect::<Vec<_>>())
    };
    let mut games = read.await.unwrap_or_default();
    games.sort_by(|a, b| b.cmp(a));
    games
}

/// Forgets a game.
pub async fn remove(key: &str) {
    if let Ok((database, store)) = games(IdbTransactionMode::Readwrite).await {
        if let Ok(request) = store.delete(&key.into()) {
            let _ = answer(&request).await;
        }
        database.close();
    }
}

/// A key that no game has yet: later games have later keys.
pub fn fresh_key() -> String {
    format!("{:013}-{:04}", js_sys::Date::now() as u64, (js_sys::Math::random() * 1e4) as u64)
}
