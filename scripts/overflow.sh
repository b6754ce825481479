#!/usr/bin/env bash
# Lays HTML files out in headless Chromium at desktop, phone and A4 widths and measures whether anything sticks out.
#
#     scripts/overflow.sh [FILE.html]…        without a file, every page of reports/gallery
#
# For each page and width it looks for: a page wider than its window, an element that reaches beyond the right edge, a picture
# without a size, and characters for which the fonts of this machine have no glyph. One line for each fault on standard output.
# Exit status: 0 nothing found, 1 something sticks out, 2 no Chromium.
set -euo pipefail
cd "$(dirname "$0")/.."
chromium=$(command -v "${CHROMIUM:-chromium}" || command -v chromium-browser || command -v google-chrome || true)
if [ -z "$chromium" ]; then
  echo 'no Chromium found; set CHROMIUM to its path' >&2
  exit 2
fi
pages=("$@")
[ ${#pages[@]} -gt 0 ] || pages=(reports/gallery/*.html)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Headless windows are at least 500 wide, so every page is laid out in a frame of the width asked for, all in one run. The A4
# frame is as wide as the paper less its margins (182 mm at 96 dots an inch), with the rules for print put in force.
{
  cat <<'HTML'
<!doctype html><meta charset="utf-8"><title>measure</title><body></body>
<script>
const widths = {desktop: 1200, phone: 390, a4: 688};
const pages = [
HTML
  for page in "${pages[@]}"; do
    printf '  {name: %s, text: %s},\n' "$(printf '%s' "$page" | jq -Rs . 2>/dev/null || python3 -c 'import json,sys; print(json.dumps(sys.stdin.read()))' <<<"$page")" \
      "$(base64 -w0 "$page" | sed 's/.*/"&"/')"
  done
  cat <<'HTML'
];
const told = [];
const bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
function inPrint(document) {
  for (const sheet of document.styleSheets)
    for (const rule of [...sheet.cssRules])
      if (rule.media) rule.media.mediaText = rule.media.mediaText === 'print' ? 'all' : rule.media.mediaText;
}
// A character without a glyph is drawn as the same box as one that no font has.
function missing(document) {
  const draw = (char, font) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [40, 40];
    const pen = canvas.getContext('2d');
    pen.font = '24px ' + font;
    pen.fillText(char, 4, 30);
    return canvas.toDataURL();
  };
  const font = document.defaultView.getComputedStyle(document.body).fontFamily;
  const boxes = [draw('\u{10FFFD}', font), draw('\uFFFF', font)];
  const chars = new Set(document.body.innerText.replace(/\s/g, ''));
  return [...chars].filter(char => boxes.includes(draw(char, font)));
}
function measure(name, kind, document) {
  const width = document.documentElement.clientWidth;
  const say = what => told.push(`${name} ${kind}: ${what}`);
  if (document.documentElement.scrollWidth > width) say(`the page is ${document.documentElement.scrollWidth} wide, the window ${width}`);
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('.unseen') || element.closest('svg') !== null && element.tagName !== 'svg') continue;
    const box = element.getBoundingClientRect();
    const label = element.tagName.toLowerCase() + (element.className && element.className.baseVal === undefined ? '.' + element.className : '');
    if (box.right > width + 1) say(`<${label}> ends at ${Math.round(box.right)} of ${width}`);
    if (element.tagName === 'svg' && (box.width < 10 || box.height < 5) && element.getClientRects().length) say(`<${label}> has no size`);
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && !['visible'].includes(getComputedStyle(element).overflowX))
      say(`<${label}> hides ${element.scrollWidth - element.clientWidth} of its width`);
  }
  if (kind === 'desktop') { const lost = missing(document); if (lost.length) say('no glyph for ' + lost.join(' ')); }
}
(async () => {
  for (const page of pages) {
    for (const [kind, width] of Object.entries(widths)) {
      const frame = document.createElement('iframe');
      frame.style = `border:0;width:${width}px;height:1600px`;
      frame.srcdoc = new TextDecoder().decode(bytes(page.text));
      const loaded = new Promise(done => frame.onload = done);
      document.body.append(frame);
      await loaded;
      for (const folded of frame.contentDocument.querySelectorAll('details')) folded.open = true;
      if (kind === 'a4') inPrint(frame.contentDocument);
      measure(page.name, kind, frame.contentDocument);
      frame.remove();
    }
  }
  const list = document.createElement('pre');
  list.id = 'told';
  list.textContent = told.join('\n') + `\nmeasured ${pages.length} pages`;
  document.body.append(list);
})();
</script>
HTML
} > "$work/measure.html"

"$chromium" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
  --disable-component-update --disable-sync --hide-scrollbars --user-data-dir="$work/profile" --window-size=1300,1700 \
  --virtual-time-budget=600000 --dump-dom "file://$work/measure.html" > "$work/dom.html" 2> "$work/errors"
told=$(sed -n '/<pre id="told">/,/<\/pre>/p' "$work/dom.html" | sed 's/.*<pre id="told">//; s/<\/pre>.*//' | sed '/^$/d')
case $told in
  *"measured ${#pages[@]} pages"*) ;;
  *) echo 'the pages could not be measured:' >&2; tail -5 "$work/errors" >&2; exit 1 ;;
esac
faults=$(grep -v '^measured ' <<<"$told" | sed 's/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g' || true)
if [ -n "$faults" ]; then
  echo "$faults"
  exit 1
fi
echo "${#pages[@]} pages at 3 widths: nothing sticks out"
