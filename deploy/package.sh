#!/usr/bin/env bash
# Makes a Debian package of a program that was built: deploy/package.sh PROGRAM VERSION FOLDER puts shengxiao_VERSION_amd64.deb
# into the folder. ./dev package does both.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
program=$1 version=$2 folder=$(realpath "$3")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
source=$work/shengxiao
mkdir -p "$source/examples" "$source/pages"
cp -r "$root/deploy/debian" "$source/debian"
cp "$root"/deploy/shengxiao.service "$root"/deploy/shengxiao@.service "$source/debian/"
cp "$program" "$source/shengxiao"
cp "$root/deploy/shengxiao.toml" "$root/docs/shengxiao.1" "$source/"
cp "$root"/docs/{server,verifiable_chance,records,credits}.md "$source/pages/"
cp "$root/CHANGELOG.md" "$source/pages/NEWS.md"
cp "$root"/deploy/{haproxy.cfg,prometheus.yml,shengxiao-alerts.yml} "$source/examples/"

# The same sources make the same package: its date is that of the commit, if there is one.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date -r "$root/CHANGELOG.md" +%s)}
export SOURCE_DATE_EPOCH
cat >"$source/debian/changelog" <<END
shengxiao ($version) stable; urgency=medium

  * See NEWS.md.

 -- The Shengxiao developers <shengxiao@invalid.invalid>  $(date -uR -d "@$SOURCE_DATE_EPOCH")
END

cd "$source"
dpkg-buildpackage --build=binary --no-sign --no-check-builddeps >"$work/log" 2>&1 || {
  tail -n 60 "$work/log" >&2
  exit 1
}
cp "$work/shengxiao_${version}_amd64.deb" "$folder/"
printf '%s\n' "$folder/shengxiao_${version}_amd64.deb"
