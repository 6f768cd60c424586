/** Finding the texts of a record on a page by their words. */
import { afterEach, expect, test } from 'vitest';
import { findRecordTexts } from './find-record-texts.ts';
import { type FoundText, findTexts, type TextToFind } from './find-texts.ts';
import './in-place.css';
import { insertFieldInPlace, isStillRendered, removeFieldInPlace } from './field-in-place.ts';

const shy = '\u00ad';

afterEach(() => document.querySelector('main')?.remove());

function aPage(html: string): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = html;
  document.body.append(main);
  return main;
}

const wanted = (texts: Record<string, string>, rich: Record<string, string> = {}): TextToFind[] => [
  ...Object.entries(texts).map(([field, text]) => ({ field, isRich: false, text })),
  ...Object.entries(rich).map(([field, text]) => ({ field, isRich: true, text })),
];

/** The found texts with their elements. */
const found = (main: HTMLElement, texts: TextToFind[]) =>
  findTexts(main, texts).map(({ element, pieces }) => [element.id, pieces]);

test('finds titles in lines, lines of two texts, quoted texts and rich text', () => {
  const main = aPage(`
    <nav><span>Der Kirschgarten</span></nav>
    <h1 id="title"><span style="display:none"><b>Der Kirsch-</b> <b>garten</b></span><span><b>Der</b> <b>Kirschgarten</b></span></h1>
    <p id="sub">Komödie, Anton Tschechow</p>
    <p id="quote">»Alle Koffer sind gepackt«</p>
    <article id="event-4"><p>Anton Tschechow</p></article>
    <div id="text"><p>Das <em>Gut</em> wird versteigert.</p></div>`);
  const texts = { name: `Der Kirsch${shy}garten`, subtitle: 'Komödie', author: 'Anton Tschechow' };
  const rich = { text: '<p>Das <em>Gut</em> wird versteigert.</p>' };
  expect(found(main, wanted({ ...texts, quote: 'Alle Koffer sind gepackt' }, rich))).toEqual([
    ['title', [{ field: 'name' }]],
    ['sub', [{ field: 'subtitle' }, ', ', { field: 'author' }]],
    ['quote', ['»', { field: 'quote' }, '«']],
    ['text', [{ field: 'text' }]],
  ]);
});

test('ignores texts that only contain the value, links, modules and dates', () => {
  const main = aPage(`
    <p>Die Komödie ist lang.</p><a href="/de">Komödie</a>
    <div data-container="production-4"><p>Komödie</p></div>
    <article id="event-4"><p>Komödie</p></article>`);
  expect(found(main, wanted({ subtitle: 'Komödie' }))).toEqual([]);
});

test('on a page of several records finds texts in links but not in tiles, and no element twice', () => {
  const main = aPage(`
    <a id="tile" href="/de/stuecke/nora/2"><p>Premiere</p></a>
    <h3><a id="news" href="/de/haus">Premiere</a></h3><h3 id="other">Premiere</h3>`);
  const texts = wanted({ headline: 'Premiere' });
  const [first] = findTexts(main, texts, 'alone');
  expect(first?.element.id).toBe('news');
  expect(found(main, texts)).toEqual([['other', [{ field: 'headline' }]]]);
  const place = insertFieldInPlace(first as NonNullable<typeof first>);
  expect(place.copy.localName).toBe('a');
  expect(place.copy.hasAttribute('href')).toBe(false);
  expect(findTexts(main, texts, 'alone').map(({ element }) => element.id)).toEqual(['other']);
  removeFieldInPlace(place);
});

test('finds the texts of each record in the hero and in tiles, and empty lines with a fallback', () => {
  const line = (id: string, text: string) => `<p><span id="${id}">${text}</span></p>`;
  const main = aPage(`
    <a href="/de/stuecke/nora/2"><div style="--em-wide:7">${line('date', 'Heute, 19.30')}<h1 id="hero">Nora</h1>
      ${line('makers', 'Ibsen')}</div></a>
    <ul><li id="teaser-4"><a href="/de/stuecke/faust/1"><div style="--em-wide:7">${line('four', 'Zuletzt')}<h3>Faust</h3></div></a></li>
      <li id="teaser-5"><a href="/de/stuecke/nora/2"><div style="--em-wide:7">${line('five', 'Zuletzt')}<h3>Nora</h3></div></a></li>
      <li id="teaser-6"><a href="/de/stuecke/emil/3"><div style="--em-wide:7">${line('six', 'So 15.3.')}<h3>Emil</h3></div></a></li></ul>
    <p id="other">Zuletzt</p>`);
  const places = (place: 'hero' | 'tile' | 'page', id: number, texts: Record<string, string>) =>
    findRecordTexts(main, { place, id }, wanted(texts), false).map(({ element, instead }) => [
      element.id,
      instead,
    ]);
  expect(places('hero', 1, { preline: '', headline: 'Nora', subline: 'Ibsen' })).toEqual([
    ['hero', undefined],
    ['makers', undefined],
    ['date', 'Heute, 19.30'],
  ]);
  expect(places('tile', 5, { preline: 'Zuletzt' })).toEqual([['five', undefined]]);
  expect(places('tile', 6, { preline: '' })).toEqual([['six', 'So 15.3.']]);
  expect(places('tile', 7, { preline: 'Zuletzt' })).toEqual([]);
  expect(places('page', 2, { preline: 'Zuletzt', subline: '' })).toEqual([['other', undefined]]);
});

test('an edited button is replaced by a line of the same size', () => {
  const main = aPage('<form><button style="padding: 3px 7px; font-size: 31px">Bestellen</button></form>');
  const [words] = findTexts(main, wanted({ link_text: 'Bestellen' }), 'alone');
  const { copy } = insertFieldInPlace(words as NonNullable<typeof words>);
  expect(copy.localName).toBe('span');
  expect(getComputedStyle(copy)).toMatchObject({ padding: '3px 7px', fontSize: '31px' });
  expect(findTexts(main, wanted({ link_text: 'Bestellen' }))).toEqual([]);
});

test('the field is shown beside the element that it hides, with its styles, and is removed without a trace', () => {
  const main = aPage(
    '<h1 class="t"><span style="display:none"><b>Fa</b></span><span class="l"><b>Faust</b></span></h1>',
  );
  const before = main.innerHTML;
  const [words] = findTexts(main, wanted({ name: 'Faust' }));
  if (!words) throw new Error('The title was not found.');
  const place = insertFieldInPlace(words);
  expect(place.copy.outerHTML).toContain('<span class="l"><b></b></span>');
  expect(words.element.getClientRects().length).toBe(0);
  expect(isStillRendered(place)).toBe(true);
  words.element.remove();
  expect(isStillRendered(place)).toBe(false);
  main.append(words.element);
  removeFieldInPlace(place);
  expect(main.innerHTML).toBe(before.replace('class="t"', 'class="t" style=""'));
});

test('a title that is shown in divided lines wraps while it is edited', () => {
  const title = 'Der Kirschgarten der langen Nächte und anderer Irrtümer';
  const lines = ['Der Kirschgarten der langen', 'Nächte und anderer Irrtümer'].map(
    (line) => `<span style="display: block; white-space: nowrap"><span>${line} </span></span>`,
  );
  const main = aPage(
    `<div style="width: 300px; font-size: 40px; --em-wide: 7; --em-narrow: 7; --m: 0px"><h1><span>${lines.join('')}</span></h1></div>`,
  );
  const { host, copy } = insertFieldInPlace(findTexts(main, wanted({ name: title }))[0] as FoundText);
  host.textContent = title;
  expect(copy.localName).toBe('h1');
  expect(host.getBoundingClientRect().width).toBeLessThanOrEqual(300);
});

test('an unpublished text is marked in normal letter spacing, also in a narrow title', () => {
  const main = aPage(
    '<h1 style="letter-spacing: -0.05em"><span data-in-place data-waiting="noch nicht öffentlich">Faust</span></h1>',
  );
  const marked = main.querySelector('span') as HTMLElement;
  expect(getComputedStyle(marked, '::after').letterSpacing).toBe('normal');
});
