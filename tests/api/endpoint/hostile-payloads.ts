// XSS payloads: tags, handlers, addresses. For the tests of every write.

import { parseLink } from '#domain/urls/links.ts';

const handlers = ['onerror', 'onload', 'onclick', 'onfocus', 'ontoggle'];
const tags = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'details open',
  'input autofocus',
  'marquee',
  'math',
  'p',
  'a href=/de',
  'li',
  'xss',
];
/** Addresses that nothing may link to. */
export const schemes = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
  ],
  ...[
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript:alert(1)',
  ],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
  ],
  ...[
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    '/\tevil',
    'https:evil.example',
    'http:///evil',
  ],
  ...[
    'https://user:pass@evil.example',
    'blob:https://x',
    'about:blank',
    'view-source:x',
    'mailto:a@b.de%0abcc:c@d.de',
  ],
  ...[
    'javascript://%0aalert(1)',
    'jav&#x09;ascript:alert(1)',
    'feed:javascript:alert(1)',
    'https://evil.example\u202e/de',
  ],
];
/** Complete constructs, each with a different technique. */
export const whole = [
  ...[
    '<script>alert(1)</script>',
    '<ScRiPt>alert(1)</ScRiPt>',
    '<script/x>alert(1)</script>',
    '<scr<script>ipt>alert(1)</script>',
  ],
  ...[
    '<iframe src=javascript:alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<object data=x>',
    '<embed src=x>',
  ],
  ...[
    '<base href=//evil.example>',
    '<meta http-equiv=refresh content="0;url=//evil.example">',
    '<link rel=stylesheet href=//evil>',
  ],
  ...[
    '<style>@import "//evil";</style>',
    '<p style="background:url(//evil)">x</p>',
    '<form action=//evil><button>x</button></form>',
  ],
  ...[
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  ],
  ...[
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  ],
  ...[
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><script>alert(1)</script></template>',
  ],
  ...[
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml-stylesheet href="javascript:alert(1)"?>',
  ],
  ...[
    '<textarea><script>alert(1)</script>',
    '<title><img src=x onerror=alert(1)></title>',
    '<xmp><script>alert(1)</script></xmp>',
  ],
  ...[
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    '</p></div><script>alert(1)</script>',
    '<a href="/de" href="javascript:alert(1)">x</a>',
  ],
  ...[
    '<p>\u0000<scr\u0000ipt>alert(1)</script>',
    '<p>\ud800<img src=x onerror=alert(1)>',
    '<custom-element is="x" onclick=alert(1)>',
  ],
  ...[
    '<a href="/de" target=_blank ping=//evil>x</a>',
    '<a name=x id=location class=y data-x=y>x</a>',
    '<audio src=x onerror=alert(1)>',
  ],
];
/** All of it as formatted text. */
export const payloads = [
  ...whole,
  ...tags.flatMap((tag) => handlers.map((handler) => `<p>x</p><${tag} ${handler}="alert(1)">y`)),
  ...schemes.map((scheme) => `<p><a href="${scheme}">x</a></p>`),
];

/** Whether formatted text has only allowed tags, with the address and target of links. */
export function isClean(html: string): boolean {
  const tag =
    /<(?!\/?(?:p|strong|em|ul|ol|li)>|br ?\/?>|\/a>|a(?: href="[^"<>]*"(?: target="_blank" rel="noopener")?)?>)/i;
  if (tag.test(html)) return false;
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return hrefs.every((href) => parseLink(href)?.href === href);
}
