import { expect, test } from 'vitest';
import { passwordProblem } from './passwords.ts';

const owner = { name: 'Vera Lund', email: 'vera.lund@theatre.example' };

test.each([
  ['fourteen chars', 'too short'],
  ['', 'too short'],
  ['🎭'.repeat(14), 'too short'],
  [`${'A sentence that goes on. '.repeat(5)}1234`, 'too long'],
  ['aaaaaaaaaaaaaaaa', 'repeats'],
  ['abcabcabcabcabcabc', 'repeats'],
  ['passwordpassword', 'repeats'],
  ['PasswordpassworD', 'repeats'],
  ['1234567890123456', 'repeats'],
  ['abcdefghijklmnop', 'repeats'],
  ['9876543210987654321', 'repeats'],
  ['vera.lund@theatre.example', 'your name'],
  ['VeraLundTheatre1!', 'your name'],
  ['ThaliaTheater2026!', 'guessed first'],
  ['Passwort-Foyer-1234', 'guessed first'],
  ['willkommenImTheater', 'guessed first'],
  ['1qaz2wsx3edc4rfv', 'common'],
  ['qwertyuiop12345', 'common'],
  ['qwertzuiopasdfghjkl', 'common'],
  ['manchesterunited', 'common'],
  ['iloveyouforever', 'common'],
  ['P@ssw0rd-123456789', 'common'],
  ['schatzischatzi1', 'common'],
  ['Hamburg1234567890', 'common'],
  ['28051987 28051987', 'common'],
  ['VeraLund12345678', 'common'],
])('%o is rejected', async (password, reason) => {
  const problem = await passwordProblem(password, owner);
  expect(problem?.en).toContain(reason);
  expect(problem?.de).toMatch(/^Das Passwort .+\.$/);
});

test.each([
  'fifteen charact',
  'four words in a row',
  'Verandalicht im Regen',
  'Theater ohne Vorhang',
  'kein einziges Wort zuviel',
  '🎭🎪🎨🎬🎤🎧🎼🎹🥁🎷🎺🎸🪕🎻🎲',
  `${'ö'.normalize('NFD')}der Abend ist lang`,
  'x7$kQ!0pVz2&Lm9',
  'correct horse battery staple',
  'Mond Hund Tisch Regen',
  'zuhause brennt Licht',
  'AAAbcd wie weit noch bcd wie weit noch ',
  Array.from({ length: 128 }, (_, at) => String.fromCodePoint(200 + ((at * 37) % 101))).join(''),
])('%o is accepted', async (password) => {
  expect(await passwordProblem(password, owner)).toBeNull();
});
