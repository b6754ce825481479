//! From labels to a ruling: the law on labels made by hand, without any search.

mod by_hand;
mod evidence;
mod open;
mod patterns;
mod rulings;
