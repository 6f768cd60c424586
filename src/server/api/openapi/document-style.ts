// The style of the page at /api/docs, light and dark.

/** Inlined into the page; the content security policy allows its hash. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:#111;--paper:#fff;--quiet:#666;--edge:clamp(1rem,4vw,3rem)}
@media (prefers-color-scheme:dark){:root{--ink:#fff;--paper:#121212;--quiet:#a9a9a9}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 "Special Gothic","Arial Narrow",Arial,sans-serif;overflow-wrap:break-word}
a{color:inherit;text-decoration-thickness:2px;text-underline-offset:.18em}
a:hover,a:focus-visible{background:var(--ink);color:var(--paper)}
:focus-visible{outline:4px solid var(--ink);outline-offset:2px}
.skip{position:absolute;left:-99em}.skip:focus{left:0;top:0;padding:1rem;background:var(--ink);color:var(--paper)}
header{padding:1rem var(--edge) 0;border-bottom:12px solid var(--ink)}
.home{font-weight:700}
h1,h2,h3{line-height:1.1;font-weight:700;margin:0}
h1{margin:2.5rem 0 0 calc(-1*var(--edge));font-size:clamp(2rem,1.3rem + 3vw,3.75rem)}
h1 span,h2 span{display:inline-block;background:var(--ink);color:var(--paper);padding:.15em .5em .2em var(--edge)}
nav,main{padding:2rem var(--edge)}
nav{border-bottom:1px solid}
nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:1.5rem 3rem}
nav ul ul{display:block;margin-top:.25rem}nav li li{padding:.15rem 0}
main>p,.lead{max-width:44em}
h2{margin:4rem 0 0 calc(-1*var(--edge));font-size:clamp(1.5rem,1.1rem + 1.6vw,2.25rem)}
article{border-top:4px solid;margin-top:2.5rem;padding-top:1rem}
h3{font-size:1.25rem}.method{border:1px solid;padding:.1em .4em;margin-right:.35em;font-size:.8em}
code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.9em}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;min-width:36rem}
th,td{text-align:left;vertical-align:top;padding:.5rem 1rem .5rem 0;border-top:1px solid}
thead th{border:0;color:var(--quiet);font-weight:400}
.answer{margin:1rem 0 .25rem}.answer b{margin-right:.5em}
summary{cursor:pointer;padding:.35rem 0;text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.18em}
pre{overflow:auto;max-height:32rem;margin:.5rem 0 0;padding:1rem;border-left:12px solid;font-size:.875rem;line-height:1.45}
`;
