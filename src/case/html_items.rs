//! The items of DhtmlXQ: `[DhtmlXQ_key]value[/DhtmlXQ_key]`.

/// An item; key and value are parts of the text.
#[derive(Clone, Copy)]
pub(super) struct Item<'a> {
    /// The key as written.
    pub key: &'a str,
    /// The value as written.
    pub value: &'a str,
}

/// How many items without an end are passed over: each costs a look at the rest of the text.
const MAX_UNENDED: usize = 20;

/// The items of a text whose keys begin with `prefix` (given in lower case, such as `dhtmlxq_`), in order, in either case.
///
/// An item without its end is left out. Items do not nest; inside one, another beginning is part of the value.
pub(super) fn items<'a>(text: &'a str, lower: &str, prefix: &str) -> Vec<Item<'a>> {
    let opening = format!("[{prefix}");
    let mut found = Vec::new();
    let mut unended = 0;
    let mut at = 0;
    while let Some(start) = lower[at..].find(&opening).map(|start| at + start) {
        let key_at = start + opening.len();
        at = key_at;
        let Some(key_end) = lower[key_at..].bytes().take(40).position(|byte| byte == b']').map(|end| key_at + end)
        else {
            continue;
        };
        let closing = format!("[/{prefix}{}]", &lower[key_at..key_end]);
        let Some(end) = lower[key_end + 1..].find(&closing).map(|end| key_end + 1 + end) else {
            at = key_end;
            unended += 1;
            if unended > MAX_UNENDED {
                break;
            }
            continue;
        };
        found.push(Item { key: &text[key_at..key_end], value: &text[key_end + 1..end] });
        at = end + closing.len();
    }
    found
}
