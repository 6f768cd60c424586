// Rendering logos.
import { expect, test } from 'vitest';
import { aPicture } from '../picture-fixture.ts';
import { anEdit, htmlOf, plainText, shownModule } from '../view-fixture.ts';
import { LogoListView } from './LogoListView.tsx';
import type { LogoContent } from './schema.ts';

const content: LogoContent = {
  image: aPicture({
    alt: 'Ein Anker',
    print: 'line-screen',
    line_screen: { horizontal: '/line.svg', vertical: null },
    sources: {
      horizontal: [],
      vertical: [],
      full: [
        { format: 'jpg', width: 480, height: 200, url: '/logo.jpg' },
        { format: 'webp', width: 480, height: 200, url: '/logo.webp' },
        { format: 'webp', width: 960, height: 400, url: '/logo-large.webp' },
      ],
    },
  }),
  image_alt: '',
  image_copyright: '',
  name: 'Hafenbank',
  role: '',
  link: null,
  link_url: '',
};
const logo = (changes: Partial<LogoContent> = {}) => shownModule('logo', { ...content, ...changes }) as never;
const list = (...children: never[]) =>
  shownModule('logo-list', { extra_class: 'small' as const, anchor: '' }, { children });

test('a logo is rendered as uploaded, no larger than its resolution', () => {
  const html = htmlOf(LogoListView, list(logo()));
  expect(html).toContain('src="/logo.webp"');
  expect(html).not.toContain('/line.svg');
});

test('the alt text of the item takes precedence over the picture’s', () => {
  expect(htmlOf(LogoListView, list(logo()))).toContain('alt="Ein Anker"');
  expect(htmlOf(LogoListView, list(logo({ image_alt: 'Logo der Hafenbank' })))).toContain(
    'alt="Logo der Hafenbank"',
  );
});

test('name, role and copyright are rendered, and empty ones left out', () => {
  const full = logo({ role: 'Förderer', image_copyright: '© Hafenbank' });
  expect(plainText(htmlOf(LogoListView, list(full)))).toBe('Hafenbank Förderer © Hafenbank');
  expect(htmlOf(LogoListView, list(logo()))).not.toContain('<p');
});

test('only logos with an address are links', () => {
  expect(htmlOf(LogoListView, list(logo({ link_url: 'https://example.org/' })))).toContain(
    'href="https://example.org/"',
  );
  expect(htmlOf(LogoListView, list(logo()))).not.toContain('<a');
});

test('an item without picture and name is not rendered', () => {
  expect(htmlOf(LogoListView, list(logo({ image: null, name: '' })))).toBe('');
});

test('an editor gets the fields with handles', () => {
  const html = htmlOf(LogoListView, list(logo({ image: null, name: '' })), { edit: anEdit() });
  expect(html).toMatch(/data-field="name".*data-field="role".*<b data-handles="true"><\/b><\/div><\/li>/);
});
