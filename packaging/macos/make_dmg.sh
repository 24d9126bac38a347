#!/usr/bin/env bash
# Makes the disk image on a Mac: packaging/macos/make_dmg.sh "dist/Cat Games.app" OUT.dmg
# SIGN_AS names a Developer ID certificate of the keychain; without it the program is signed ad hoc,
# and macOS asks at the first start (right click, Open).
set -euo pipefail
app="$1"
image="$2"

stage="$(mktemp -d)"
trap 'rm -rf "$stage"' EXIT
ditto "$app" "$stage/$(basename "$app")"
ln -s /Applications "$stage/Applications"

options=(--force --deep --sign "${SIGN_AS:--}")
if [ -n "${SIGN_AS:-}" ]; then
  options+=(--options runtime --timestamp)
fi
codesign "${options[@]}" "$stage/$(basename "$app")"
codesign --verify --deep --strict "$stage/$(basename "$app")"

hdiutil create -volname "Cat Games" -srcfolder "$stage" -format ULMO -ov "$image"
hdiutil verify "$image"
