//! The whole suite passes, and every file of it is reported.

use std::path::PathBuf;

fn suite() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../cases")
}

#[test]
fn every_case_passes() {
    let summary = dragonrage_cases::run_paths(&[suite()]);
    for (file, passed, failed) in &summary.files {
        println!("{file}: {passed} passed, {failed} failed");
    }
    println!("{summary}");
    assert_eq!(summary.failed, 0, "\n{summary}");
    assert!(summary.passed > 0);
}

#[test]
fn ids_are_unique_in_the_suite() {
    let cases = dragonrage_cases::load_dir(&suite()).unwrap_or_else(|p| panic!("{p}"));
    let mut ids: Vec<&str> = cases.iter().map(|c| c.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), cases.len());
}
