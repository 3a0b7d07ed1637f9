/** The style sheet of all pages: system fonts, light and dark, cards instead of tables on a phone. */
export const STYLE = `
:root{--bg:#fff;--text:#1c2126;--soft:#5a6570;--line:#e3e7ea;--panel:#f6f8f9;--accent:#0b6e6e;--accent-soft:#e3f2f1;--key:#0b5fa5;--string:#2f7a34;--number:#a3480a;--get:#0b5fa5;--post:#2f7a34;--delete:#b3261e}
@media (prefers-color-scheme:dark){:root{--bg:#12161a;--text:#e4e8eb;--soft:#9aa6b0;--line:#2a3238;--panel:#1a2026;--accent:#5cc8c4;--accent-soft:#15302f;--key:#7db8f0;--string:#8fce92;--number:#f0a671;--get:#7db8f0;--post:#8fce92;--delete:#f2938c}}
*{box-sizing:border-box}
html{scroll-padding-top:4.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
a{color:var(--accent);text-underline-offset:.15em}
a:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.skip{position:absolute;left:-100vw}.skip:focus{left:1rem;top:1rem;background:var(--bg);padding:.5rem;z-index:3}
.top{position:sticky;top:0;z-index:2;display:flex;justify-content:space-between;align-items:center;gap:.75rem;height:3.5rem;padding:0 1.5rem;background:var(--bg);border-bottom:1px solid var(--line);font-size:.9rem}
.find{flex:0 1 20rem;margin:0 1rem}
.find input{width:100%;font:inherit;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:.4rem;padding:.35rem .7rem}
.find input:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
.brand{font-weight:700;font-size:1.1rem;color:var(--text);text-decoration:none}
.brand span{margin-left:.35rem;font-weight:400;color:var(--soft)}
.frame{display:grid;grid-template-columns:17rem minmax(0,1fr);max-width:100rem;margin:0 auto}
.side{position:sticky;top:3.5rem;align-self:start;max-height:calc(100vh - 3.5rem);overflow:auto;padding:1.25rem 1rem 2rem 1.5rem;font-size:.9rem}
nav h2{margin:1.25rem 0 .35rem;font-size:.75rem;letter-spacing:.06em;text-transform:uppercase;color:var(--soft);border:0;padding:0}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding:.2rem .5rem;border-radius:.35rem;color:var(--text);text-decoration:none;overflow-wrap:anywhere}
nav a:hover{background:var(--accent-soft)}
.fold{display:none}
main{padding:1rem 2.5rem 6rem;border-left:1px solid var(--line);min-width:0}
section{padding:1.5rem 0 2rem;border-bottom:1px solid var(--line)}
section:last-child{border:0}
h1{font-size:2rem;line-height:1.2;margin:1rem 0 .5rem;overflow-wrap:anywhere}
h1 code{background:none;padding:0}
h2{font-size:1.4rem;line-height:1.3;margin:.5rem 0 .75rem}
p+h2,figure+h2,ul+h2{margin-top:2rem}
h3{font-size:1rem;margin:1.75rem 0 .5rem}
p,.list{max-width:46rem;margin:.6rem 0}
.notice{white-space:pre-line}
.small-caps{font-variant:small-caps}
.lead{font-size:1.1rem;color:var(--soft)}
code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;background:var(--panel);padding:.1em .3em;border-radius:.25rem;overflow-wrap:anywhere}
.method{display:inline-block;min-width:2.9rem;font:700 .7rem/1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.03em}
.get{color:var(--get)}.post{color:var(--post)}.delete{color:var(--delete)}
.path{font:600 1rem/1.4 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.path .method{font-size:.85rem;min-width:0;margin-right:.5rem}
.pair{display:grid;gap:0 1.5rem}
.pair>*{min-width:0}
@media (min-width:80rem){.pair{grid-template-columns:repeat(2,minmax(0,1fr))}.pair>:only-child{grid-column:1/-1}}
.code{margin:1rem 0;border:1px solid var(--line);border-radius:.5rem;overflow:hidden;background:var(--panel)}
.code figcaption{padding:.4rem .9rem;font-size:.8rem;color:var(--soft);border-bottom:1px solid var(--line)}
pre{margin:0;padding:.8rem .9rem;max-height:30rem;overflow:auto;font-size:.9rem;white-space:pre-wrap}
pre code{background:none;padding:0}
.k{color:var(--key)}.s{color:var(--string)}.n{color:var(--number)}
.table{overflow-x:auto;margin:.75rem 0}
table{width:100%;border-collapse:collapse;font-size:.9rem}
th,td{text-align:left;vertical-align:top;padding:.45rem .75rem .45rem 0;border-bottom:1px solid var(--line)}
th{font-size:.75rem;color:var(--soft);font-weight:600;white-space:nowrap}
td code{white-space:nowrap}
td:last-child code{white-space:normal}
.depth-1{margin-left:.8rem}.depth-2{margin-left:1.6rem}
.note{border-left:3px solid var(--accent);background:var(--accent-soft);padding:.6rem 1rem;border-radius:0 .4rem .4rem 0;max-width:46rem}
.plain{list-style:none;padding:0}
.facts{display:flex;flex-wrap:wrap;gap:.5rem;padding:0;margin:1rem 0;list-style:none}
.facts li{border:1px solid var(--line);border-radius:2rem;padding:.15rem .8rem;font-size:.85rem}
@media (max-width:60rem){
.frame{display:block}.side{display:none}
.fold{display:block;padding:.75rem 1.25rem;border-bottom:1px solid var(--line)}
.fold summary{cursor:pointer;font-weight:600}
main{padding:.5rem 1.25rem 4rem;border:0}
.top{padding:0 1.25rem}
}
@media (max-width:34rem){.brand span,.top>a:last-child{display:none}.find{margin:0}}
@media (max-width:40rem){
thead{position:absolute;left:-100vw}
table,tbody,tr,td{display:block}
tr{padding:.6rem 0;border-bottom:1px solid var(--line)}
td{display:grid;grid-template-columns:6rem minmax(0,1fr);padding:.15rem 0;border:0}
td::before{content:attr(data-label);font-size:.8rem;color:var(--soft)}
td:empty{display:none}
td>div{min-width:0}
td code{white-space:normal}
.depth-1,.depth-2{margin-left:0}
h1{font-size:1.6rem}
}
@media print{.side,.fold,.top{display:none}.frame{display:block}pre{max-height:none}}
`
