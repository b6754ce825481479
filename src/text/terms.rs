//! The terms of the field, Chinese and English: one list, of which `docs/terms.md` is the page.

use super::{Text, both};

/// A term, and what it means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// The term.
    pub name: Text,
    /// What it means here, in a few words.
    pub means: Text,
}

/// Terms that belong together.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// The heading.
    pub name: Text,
    /// The terms, in the order of the page.
    pub terms: &'static [Term],
}

/// A constant for every term, and the list of all of them in groups.
macro_rules! terms {
    ($($group:ident $heading:expr => { $($name:ident $text:expr, $means:expr;)+ })+) => {
        $($(#[doc = "A term of the list."] pub const $name: Text = $text;)+)+

        /// Every term.
        pub static ALL: &[Group] = &[
            $(Group { name: $heading, terms: &[$(Term { name: $name, means: $means }),+] }),+
        ];
    };
}

terms! {
    PLAY both("棋盘与着法", "Board and moves") => {
        RED both("红方", "red"),
            both("先走的一方", "the side that moves first");
        BLACK both("黑方", "black"),
            both("后走的一方", "the side that moves second");
        GENERAL both("将帅", "general"),
            both("将死即胜", "its mate wins the game");
        ADVISOR both("仕士", "advisor"),
            both("斜走一格，不出九宫", "one point along a diagonal, within the palace");
        ELEPHANT both("相象", "elephant"),
            both("斜走两格，不过河", "two points along a diagonal, on its side of the river");
        HORSE both("马", "horse"),
            both("先直后斜，走日字", "one point along a line and one outward along a diagonal");
        ROOK both("车", "rook"),
            both("直走", "along a line");
        CANNON both("炮", "cannon"),
            both("直走，隔一子吃", "along a line; it takes over exactly one piece");
        PAWN both("兵卒", "pawn"),
            both("前进一格，过河后可横走", "one point forward, or sideways once across the river");
        PLY both("着", "ply"),
            both("一方走一次", "one move of one side");
        ROUND both("回合", "round"),
            both("双方各走一着", "a ply of each side");
        PALACE both("九宫", "palace"),
            both("将士不得离开的九点", "the nine points that generals and advisors may not leave");
        SCREEN both("炮架", "screen"),
            both("炮吃子所隔之子", "the piece over which a cannon takes");
        LEG both("马腿", "leg"),
            both("马先走的一点，有子则蹩", "the first point of a horse's way; a piece on it blocks the horse");
        EYE both("象眼", "eye"),
            both("相象所经的一点，有子则塞", "the middle point of an elephant's way; a piece on it blocks the elephant");
        MATED both("将死", "mated"),
            both("被将军而无法应将", "in check without an answer");
        STALEMATED both("困毙", "stalemated"),
            both("未被将军而无着可走，也是输", "not in check without a legal move, which loses too");
        FACING both("对面", "facing"),
            both("将帅之间无子，不许", "the generals on an open file, which is not allowed");
    }
    EFFECTS both("着法的作用", "What a move does") => {
        CHECK both("将", "check"),
            both("攻击对方将帅", "it attacks the enemy general");
        KILL both("杀", "kill"),
            both("下一着可以将死对方", "it threatens mate");
        CHASE both("捉", "chase"),
            both("下一着可以吃子而得子", "it threatens to win a piece");
        EXCHANGE both("兑", "exchange"),
            both("邀请互吃", "it offers to give piece for piece");
        OFFER both("献", "offer"),
            both("送吃，对方吃去无碍", "it may be taken without harm");
        BLOCK both("拦", "block"),
            both("挡住对方的子", "it stands in the way of an enemy piece");
        FOLLOW both("跟", "follow"),
            both("跟着有根的子", "it keeps after a piece that has a root");
        IDLE both("闲", "idle"),
            both("没有以上将、杀、捉的作用", "it neither checks, kills nor chases");
        ATTACK both("打", "attack"),
            both("将、杀、捉的总称", "check, kill or chase");
        JOINT both("联合捉", "joint chase"),
            both("几子合力才成的捉", "a chase that needs several pieces together");
    }
    ROOTS both("保护", "Protection") => {
        ROOT both("根", "root"),
            both("保护某子、能吃回的子", "a piece that protects another and could retake");
        REAL_ROOT both("真根", "real root"),
            both("确能吃回的根", "a root that can indeed retake");
        FALSE_ROOT both("假根", "false root"),
            both("不能吃回的根", "a root that cannot retake");
        LESS_ROOT both("少根", "fewer roots"),
            both("根少于攻击的子", "fewer protectors than attackers");
        HIDDEN_ROOT both("暗根", "hidden root"),
            both("吃子后才显出的根", "a root that shows only once the piece is taken");
        NO_ROOT both("无根", "no root"),
            both("没有子保护", "no piece protects it");
    }
    RULING both("重复与裁决", "Repetition and ruling") => {
        AWAITING both("待判局面", "position awaiting a ruling"),
            both("同一局面重复出现到期", "a position that has recurred often enough");
        PERPETUAL_CHECK both("长将", "perpetual check"),
            both("着着将军", "every move gives check");
        PERPETUAL_KILL both("长杀", "perpetual kill"),
            both("着着要杀", "every move threatens mate");
        PERPETUAL_CHASE both("长捉", "perpetual chase"),
            both("着着捉子", "every move chases");
        CHECK_AND_CHASE both("一将一捉", "one check, one chase"),
            both("一着将、一着捉，循环往复", "check and chase in turn");
        CHECK_AND_IDLE both("一将一闲", "one check, one idle"),
            both("一着将、一着闲，循环往复", "check and idle move in turn");
        PROHIBITED both("禁止", "prohibited"),
            both("须变着，不变判负", "who plays it must change or lose");
        ALLOWED both("允许", "allowed"),
            both("可以一直走下去", "it may be played on and on");
        UNDECIDED both("未定", "undecided"),
            both("搜索限量内未判明", "left open by the search budget");
        MUST_CHANGE both("变着", "change"),
            both("改走别的着法", "to play another move");
        NATURAL_LIMIT both("自然限着", "natural limit"),
            both("连续 60 回合没有吃子", "60 rounds without a capture");
    }
}

/// The seven kinds of piece, in the order of [`Kind::ALL`](../../chess/enum.Kind.html).
pub const PIECES: [Text; 7] = [GENERAL, ADVISOR, ELEPHANT, HORSE, ROOK, CANNON, PAWN];

/// The page of all terms, `docs/terms.md`.
///
/// ```
/// use adjudicate::text::terms;
/// assert!(terms::page().contains("| 捉 | chase |"));
/// ```
pub fn page() -> String {
    let mut page = "# 术语 · Terms\n\n".to_owned();
    page += "本页由 `src/text/terms.rs` 写成，程序用的是同一份词。\n\n";
    page += "This page is written from `src/text/terms.rs`, the words of the program itself.\n";
    for Group { name, terms } in ALL {
        page += &format!("\n## {} · {}\n\n| 中文 | English | 意思 | meaning |\n|---|---|---|---|\n", name.zh, name.en);
        for Term { name, means } in *terms {
            page += &format!("| {} | {} | {} | {} |\n", name.zh, name.en, means.zh, means.en);
        }
    }
    page
}
