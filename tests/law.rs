//! From labels to a ruling: the law on labels made by hand, without any search.

#[path = "law/by_hand.rs"]
mod by_hand;
#[path = "law/evidence.rs"]
mod evidence;
#[path = "law/open.rs"]
mod open;
#[path = "law/patterns.rs"]
mod patterns;
#[path = "law/rulings.rs"]
mod rulings;
