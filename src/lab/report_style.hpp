// The style sheet of a report: light and dark, phone, desktop and paper.
#pragma once
#include <string_view>

namespace shengxiao::lab {

constexpr std::string_view report_style = R"css(
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#22211f;--dim:#5f5b54;--line:#d9d4ca;--more:#17663a;--less:#a8321f;--same:#5f5b54;--one:#1d5fa8;--two:#a8321f;--three:#6a6a2a;--shade:#0004}
@media (prefers-color-scheme:dark){:root{--paper:#191816;--card:#22211e;--ink:#ece8e0;--dim:#b3ada2;--line:#44413b;--more:#6fd197;--less:#ff9c86;--same:#b3ada2;--one:#8cc0ff;--two:#ff9c86;--three:#d5d27a;--shade:#fff5}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main,header,footer{max-width:62rem;margin:0 auto;padding:0 1rem}
header{padding-top:1.5rem}
h1{font-size:1.7rem;line-height:1.2;margin:0}
h2{font-size:1.25rem;margin:2.2rem 0 .4rem;border-bottom:1px solid var(--line);padding-bottom:.2rem}
h3{font-size:1rem;margin:1.2rem 0 .2rem}
p{margin:.4rem 0;max-width:46rem}
.dim,small,figcaption{color:var(--dim)}
ol.know{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:1rem 1rem 1rem 2.4rem;font-size:1.08rem;max-width:none}
ol.know li+li{margin-top:.5rem}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1rem;padding:0;margin:.8rem 0}
a{color:var(--one)}
dl.facts{display:flex;flex-wrap:wrap;gap:.6rem;margin:.8rem 0;align-content:start}
dl.facts div{flex:1 1 9.6rem}
dl.facts div{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.5rem .7rem}
dt{color:var(--dim);font-size:.85rem}
dd{margin:0;font-size:1.25rem}
dd small{display:block;font-size:.78rem;line-height:1.35}
.beside{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:0 2rem}
.beside>*{min-width:0}
.pair>section{min-width:0}
.pair>section:has(details[open]){grid-column:1/-1}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:0 2rem;align-items:start}
figure{margin:.8rem 0;max-width:36rem}
figcaption{font-size:.85rem}
svg{width:100%;height:auto;display:block;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
svg text{fill:var(--ink);font:11.5px system-ui,sans-serif}
svg text.aside{fill:var(--dim)}
.grid{stroke:var(--line);stroke-width:1}
.usual{stroke:var(--ink);stroke-width:1.2;stroke-dasharray:4 3}
.bar{fill:var(--one)}
.more{stroke:var(--more);--c:var(--more)}.less{stroke:var(--less);--c:var(--less)}.same{stroke:var(--same);--c:var(--same)}
.more line,.less line,.same line{stroke-width:2}
circle{fill:var(--card);stroke-width:1.6}circle.full{fill:var(--c)}
.curve0{stroke:var(--one);fill:var(--one)}.curve1{stroke:var(--two);fill:var(--two)}.curve2{stroke:var(--three);fill:var(--three)}
.curve1 polyline,.curve1 line{stroke-dasharray:7 4}.curve2 polyline,.curve2 line{stroke-dasharray:2 3}
polygon{stroke:none;fill-opacity:.16}polyline{fill:none;stroke-width:2.2}g>line{stroke-width:2.2}
details{margin:.3rem 0 1rem}
summary{cursor:pointer;color:var(--dim)}
.wide{overflow-x:auto;background:linear-gradient(90deg,var(--paper) 30%,transparent) 0 0/2.5rem 100% no-repeat local,linear-gradient(-90deg,var(--paper) 30%,transparent) 100% 0/2.5rem 100% no-repeat local,linear-gradient(90deg,var(--shade),transparent) 0 0/.8rem 100% no-repeat,linear-gradient(-90deg,var(--shade),transparent) 100% 0/.8rem 100% no-repeat}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums;margin:.3rem 0}
caption{text-align:left;color:var(--dim);font-size:.85rem}
th,td{padding:.18rem .7rem .18rem 0;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
thead th{vertical-align:bottom;white-space:normal;min-width:4.2rem}
th:first-child,td:first-child{text-align:left}
tr>:first-child{position:sticky;left:0;background:var(--paper)}
tbody th{white-space:normal;min-width:5.5rem}
td.more,td.less{font-weight:700}td.more{color:var(--more)}td.less{color:var(--less)}td.aside{color:var(--dim)}
pre{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.6rem;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem}
pre span{display:inline-block;max-width:100%}
footer{padding-bottom:3rem}
@media print{body{background:#fff;font-size:11pt}nav{display:none}.wide{overflow:visible;background:none}table{font-size:8pt}th,td{white-space:normal;padding-right:.4rem}figure,dl.facts div,tr{break-inside:avoid}h2,h3{break-after:avoid}}
)css";

}  // namespace shengxiao::lab
