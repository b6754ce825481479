//! scratch
use adjudicate::{chess::*, facts, labels, rulebooks};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let data: serde_json::Value = serde_json::from_str(&std::fs::read_to_string("/work/shared/figures/cxa-2020-figures.json").unwrap()).unwrap();
    let mut terms = rulebooks::cxa2020::TERMS;
    if args.get(2).is_some() { terms = rulebooks::find("cxa-1999").unwrap().terms; }
    let _ = facts::Balance::Gain;
    let only = args.get(1).filter(|a| a.as_str() != "-");
    let (mut good, mut all) = (0, 0);
    for fig in data.as_array().unwrap() {
        let id = fig["id"].as_str().unwrap();
        if only.is_some_and(|o| !id.contains(o.as_str())) { continue; }
        let mut board = fen::parse(fig["fen"].as_str().unwrap()).unwrap();
        if only.is_some() { println!("{board:?}"); }
        let mut plies = vec![];
        for (i, m) in fig["moves"].as_array().unwrap().iter().enumerate() {
            let play = Move::parse(m.as_str().unwrap()).unwrap();
            board.check_legal(play).unwrap();
            let after = board.after(play);
            plies.push(Ply { number: i as u32 + 1, play, before: board, after, written: String::new() });
            board = after;
        }
        let t0 = std::time::Instant::now();
        let labels = labels::label_plies(&plies, &terms, labels::DEFAULT_BUDGET);
        let t = t0.elapsed();
        if t.as_millis() > 30 { println!("{id} {t:?}"); }
        for (i, l) in labels.iter().enumerate() {
            let want = fig["labels"][i].as_str().unwrap();
            let idle = |s: &str| "闲兑献拦跟".contains(s);
            let ok = want == l.class.zh() || (want == "闲" && idle(l.class.zh()));
            all += 1; if ok { good += 1; }
            let joint_book = fig["joint"].as_array().unwrap().iter().any(|v| v.as_u64() == Some(i as u64));
            let joint = !l.targets.is_empty() && l.targets.iter().all(|t| t.joint);
            if joint != joint_book && l.class.zh() == "捉" { println!("joint {id} {i} book {joint_book} {:?}", l.targets.iter().map(|t| (t.square, t.joint)).collect::<Vec<_>>()); }
            if !ok || only.is_some() || l.undecided.is_some() {
                println!("{id} {i} {} book {want} got {} {:?} open {:?} targets {}", l.play, l.class, l.effects, l.undecided, fig["targets"][i.to_string()]);
                for t in &l.targets { println!("      {:?} line {:?}", t, l.lines[t.line].moves); }
                for t in &l.considered { println!("      {:?}", t); }
                println!("      {:?}", l.reasons);
                for t in &l.lines { println!("      {:?}", t); }
            }
        }
        if only.is_some() { println!("{}", fig["note"].as_str().unwrap()); }
    }
    println!("{good}/{all}");
}
