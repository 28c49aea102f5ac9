use super::*;

#[tokio::test]
async fn what_an_older_version_wrote_is_brought_up_to_date_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut old = SqliteConnection::connect_with(&options).await.unwrap();
    let text = format!(
        "{}; INSERT INTO people VALUES (7, x'01', 5); INSERT INTO log VALUES (0, 0, 5, 49, NULL, 'act 0', 0); PRAGMA user_version = 1",
        VERSIONS[0]
    );
    sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    for _ in 0..2 {
        let store = Sqlite::open(&path).await.unwrap();
        let endpoint = "https://push.example/x".to_owned();
        let to = Subscription { person: Person(7), endpoint, key: [4; 65], auth: [1; 16], at: 9 };
        store.write(&[Write::Subscribe { to: Box::new(to.clone()), most: 1 }]).await.unwrap();
        assert_eq!(store.subscriptions(Person(7)).await.unwrap(), [to]);
        assert_eq!(store.listeners().await.unwrap(), [Person(7)]);
        let people: i64 = sqlx::query_scalar("SELECT count(*) FROM people").fetch_one(&store.readers).await.unwrap();
        assert_eq!(people, 1, "what was there stays");
        assert_eq!(seqs(&store, 0, 0, u64::MAX, 9).await, [0]);
        store.close().await.unwrap();
    }
    let mut late = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql("PRAGMA user_version = 99").execute(&mut late).await.unwrap();
    late.close().await.unwrap();
    assert!(matches!(Sqlite::open(&path).await, Err(StoreError::Spoilt(_))), "a later version's is left alone");
}

fn line(game: u8, seq: u32) -> Write {
    let entry = Entry { seq, at: u64::from(seq), by: By::One, id: Some(u64::from(seq)), line: format!("act {seq}") };
    Write::Line(Row { game: GameId([game; 8]), entry, head: [game; 8] })
}

async fn seqs(store: &Sqlite, game: u8, from: u32, until: u64, limit: u32) -> Vec<u32> {
    let rows = store.lines(GameId([game; 8]), from, until, limit).await.unwrap();
    rows.into_iter().map(|row| row.entry.seq).collect()
}

#[tokio::test]
async fn lines_are_found_in_order_wherever_they_lie_and_only_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = Sqlite::open(&path).await.unwrap();
    let each = MOVED as u32;
    // Games side by side, in batches, past the point where lines are moved.
    for first in (0..each).step_by(128) {
        let batch: Vec<Write> = (first..first + 128).flat_map(|seq| [line(1, seq), line(2, seq)]).collect();
        store.write(&batch).await.unwrap();
    }
    let all: Vec<u32> = (0..each).collect();
    let count = |table: &str| format!("SELECT count(*) FROM {table}");
    for table in ["log", "fresh"] {
        let rows: i64 = sqlx::query_scalar(AssertSqlSafe(count(table))).fetch_one(&store.readers).await.unwrap();
        assert!(rows > 0, "{table}");
    }
    assert_eq!(seqs(&store, 1, 0, u64::MAX, u32::MAX >> 1).await, all);
    assert_eq!(seqs(&store, 2, 7, 11, 100).await, [7, 8, 9, 10, 11]);
    assert_eq!(seqs(&store, 2, each - 3, u64::MAX, 2).await, [each - 3, each - 2]);
    // Who was first is decided over both.
    for taken in [0, each - 1] {
        assert_eq!(store.write(&[line(3, taken), line(1, taken)]).await, Err(StoreError::Taken), "{taken}");
    }
    assert_eq!(seqs(&store, 3, 0, u64::MAX, 100).await, [0; 0], "all or nothing");
    // A copy, and the file itself when it is opened again.
    let copy = folder.path().join("copy.db");
    store.copy_to(&copy.to_string_lossy()).await.unwrap();
    store.close().await.unwrap();
    for path in [path, copy] {
        let again = Sqlite::open(&path).await.unwrap();
        assert_eq!(seqs(&again, 2, 0, u64::MAX, u32::MAX >> 1).await, all);
        again.write(&[line(2, each)]).await.unwrap();
        assert_eq!(seqs(&again, 2, each, u64::MAX, 9).await, [each]);
    }
}
