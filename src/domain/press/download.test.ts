import { expect, test } from 'vitest';
import { downloadName, uniqueNames } from './download.ts';

test.each([
  ['Nora: Mira Okafor', 'a1.webp', 'nora-mira-okafor.webp'],
  ['Größe & Maß', 'X.JPG', 'groesse-mass.jpg'],
  ['../../etc/passwd', 'nora.webp', 'etc-passwd.webp'],
  ['', 'Nora Hoch.webp', 'nora-hoch.webp'],
  ['…', '…', 'thalia'],
  [`${'a'.repeat(79)} bcd`, 'a.pdf', `${'a'.repeat(79)}.pdf`],
  ['evil\r\nname"', 'a.png', 'evil-name.png'],
])('%j of %j is saved as %s', (title, stored, name) => {
  expect(downloadName(title, stored)).toBe(name);
});

test('file names in an archive are unique', () => {
  expect(uniqueNames(['a.jpg', 'a.jpg', 'b', 'b', 'a-2.jpg', 'a.jpg'])).toEqual([
    'a.jpg',
    'a-2.jpg',
    'b',
    'b-2',
    'a-2-2.jpg',
    'a-3.jpg',
  ]);
});
