/** Rendering a text outside its editor as the page shows it, and only if it has changed. */
import { afterEach, expect, test } from 'vitest';
import styles from './PlainTextField.module.css';
import { renderText } from './render-text.ts';

const place = document.createElement('h2');
afterEach(() => place.remove());

function drawn(...texts: string[]): Node[] {
  document.body.append(place);
  place.replaceChildren();
  for (const text of texts) renderText(place, text);
  return [...place.childNodes];
}

test.each(['Nachtschicht', 'Tor vier\n', 'Die Nacht\u00adschicht am Tor', ''])(
  '%j keeps its DOM nodes',
  (text) => {
    const before = drawn(text);
    renderText(place, text);
    expect([...place.childNodes]).toEqual(before);
    for (const [at, node] of before.entries()) expect(place.childNodes[at]).toBe(node);
  },
);

test('a different text replaces the old one', () => {
  drawn('Die Nacht\u00adschicht am Tor', 'Nachtschicht');
  expect(place.innerHTML).toBe('Nachtschicht');
  renderText(place, 'Die Nacht\u00adschicht am Tor');
  expect(place.innerHTML).toBe('Die <span class="word">Nacht\u00adschicht</span> am Tor');
  renderText(place, '');
  expect(place.childNodes.length).toBe(0);
});

test('a line break that was just typed is rendered as text', () => {
  drawn('Tor vier');
  place.append(document.createElement('br'));
  renderText(place, 'Tor vier\n');
  expect(place.innerHTML).toBe('Tor vier\n\n');
});

test('a text breaks at its soft hyphens, also on bars, whose published lines are hyphenated already', () => {
  document.body.append(place);
  place.innerHTML = `<span class="${styles.field}">Nacht\u00adschicht</span>`;
  place.style.hyphens = 'none';
  const { hyphens } = getComputedStyle(place.firstElementChild as Element);
  place.style.hyphens = '';
  expect(hyphens).toBe('manual');
});
