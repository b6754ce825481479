//! What one side's play is called.

use adjudicate::rulebooks::Says;

use super::by_hand::{labels, verdict};

/// The names of Red's play when it makes these moves in one turn, Black idling.
fn names(red: &str) -> (String, String) {
    let classes: String = red.chars().flat_map(|class| [class, '闲']).collect();
    let [red, _] = verdict(labels(&classes), None).sides;
    (red.pattern.zh, red.pattern.en)
}

#[track_caller]
fn assert_named(red: &str, zh: &str, en: &str) {
    assert_eq!(names(red), (zh.to_owned(), en.to_owned()), "{red}");
}

#[test]
fn one_class_throughout_is_perpetual() {
    assert_named("将将", "长将", "perpetual check");
    assert_named("杀杀", "长杀", "perpetual kill");
    assert_named("捉捉", "长捉", "perpetual chase");
}

#[test]
fn one_light_class_throughout_is_perpetual_too() {
    assert_named("兑兑", "长兑", "perpetual exchange");
    assert_named("献献", "长献", "perpetual offer");
    assert_named("拦拦", "长拦", "perpetual block");
    assert_named("跟跟", "长跟", "perpetual follow");
}

#[test]
fn idle_moves_of_no_one_class_have_no_other_name() {
    assert_named("闲闲", "闲着", "idle moves");
    assert_named("兑拦", "闲着", "idle moves");
}

#[test]
fn mixed_attacks_are_counted_heaviest_first() {
    assert_named("捉将", "一将一捉", "one check one chase");
    assert_named("杀将", "一将一杀", "one check one kill");
    assert_named("捉杀", "一杀一捉", "one kill one chase");
    assert_named("捉将将", "二将一捉", "two checks one chase");
    assert_named("捉杀将", "一将一杀一捉", "one check one kill one chase");
}

#[test]
fn an_idle_move_is_counted_with_the_attacks() {
    assert_named("捉闲", "一捉一闲", "one chase one idle");
    assert_named("捉捉捉闲闲", "三捉二闲", "three chases two idle");
}

#[test]
fn light_moves_of_one_class_keep_their_name_beside_attacks() {
    assert_named("捉兑", "一捉一兑", "one chase one exchange");
    assert_named("捉兑拦", "一捉二闲", "one chase two idle");
}

#[test]
fn counts_are_in_lowest_terms() {
    assert_named("捉闲捉闲", "一捉一闲", "one chase one idle");
    assert_named("将将捉将将捉", "二将一捉", "two checks one chase");
}

#[test]
fn counts_beyond_ten_are_written_in_digits() {
    assert_named("将将将将将将将将将将捉", "十将一捉", "ten checks one chase");
    assert_named("将将将将将将将将将将将捉", "11将一捉", "11 checks one chase");
}

#[test]
fn the_articles_name_the_patterns_they_define() {
    for (classes, number) in [
        ("将", "28.10"),
        ("杀", "28.11"),
        ("捉", "28.12"),
        ("兑", "28.13"),
        ("献", "28.13"),
        ("拦", "28.13"),
        ("跟", "28.13"),
    ] {
        let labels = labels(&format!("{classes}闲{classes}闲"));
        let class = labels[0].class;
        let findings = verdict(labels, None).findings;
        let named: Vec<&str> = findings
            .iter()
            .filter(|finding| finding.says == Says::Pattern(class))
            .map(|finding| finding.article.number)
            .collect();
        assert_eq!(named, [number], "{classes}");
    }
}
