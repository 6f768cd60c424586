import { expect, test } from 'vitest';
import { replyAddress } from './reply-address.ts';

test.each([
  ['ida@example.org', 'Schreiben Sie uns', 'mailto:ida@example.org?subject=Re%3A%20Schreiben%20Sie%20uns'],
  [
    'ida+abo@example.org',
    'Fragen & Antworten',
    'mailto:ida%2Babo@example.org?subject=Re%3A%20Fragen%20%26%20Antworten',
  ],
  ['a?bcc=b,c@example.org', 'X', 'mailto:a%3Fbcc%3Db%2Cc@example.org?subject=Re%3A%20X'],
])('a reply to %s about „%s“', (email, title, address) => {
  expect(replyAddress(email, title)).toBe(address);
});
