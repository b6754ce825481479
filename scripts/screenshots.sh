#!/usr/bin/env bash
# Draws an HTML or SVG file in headless Chromium at desktop and phone widths and as A4 pages.
#
#     scripts/screenshots.sh FILE OUTPUT-FOLDER
#
# Writes NAME-desktop.png, NAME-phone.png and NAME-a4-1.png, NAME-a4-2.png …; needs chromium and pdftoppm (poppler-utils).
set -euo pipefail
file=$(realpath "$1")
mkdir -p "$2"
out=$(realpath "$2")
name=$(basename "${file%.*}")
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT

chrome() {
  chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
    --disable-component-update --disable-sync --hide-scrollbars --user-data-dir="$profile" "$@" "file://$file" 2>/dev/null
}

chrome --window-size=1200,"${DESKTOP_HEIGHT:-1600}" --screenshot="$out/$name-desktop.png"
# Headless windows are at least 500 wide: the phone is a frame of 390 inside one.
phone="$profile/phone.html"
printf '<!doctype html><style>body{margin:0;background:#888}iframe{border:0;width:390px;height:%spx}</style><iframe src="file://%s"></iframe>' \
  "${PHONE_HEIGHT:-1600}" "$file" > "$phone"
desktop="$file"
file="$phone"
chrome --window-size=500,"${PHONE_HEIGHT:-1600}" --screenshot="$out/$name-phone.png"
file="$desktop"
chrome --no-pdf-header-footer --print-to-pdf="$profile/a4.pdf"
rm -f "$out/$name"-a4-*.png
pdftoppm -r "${A4_DPI:-70}" -png "$profile/a4.pdf" "$out/$name-a4"
ls "$out/$name"-*
