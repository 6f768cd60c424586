import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let written = 0;
const fileWith = (text: string) => {
  const file = path.join(folder, `secret-${++written}`);
  writeFileSync(file, text);
  return file;
};

test('a secret is read from a file without its last line break', () => {
  const password = ' a password with blanks around it ';
  const config = loadConfig({
    SMTP_URL_FILE: fileWith('smtps://house:word@mail.example:465\n'),
    ADMIN_EMAIL: 'ada@theatre.example',
    ADMIN_PASSWORD_FILE: fileWith(`${password}\r\n`),
  });
  expect(config.SMTP_URL).toBe('smtps://house:word@mail.example:465');
  expect(config.ADMIN_PASSWORD).toBe(password);
});

test('a variable takes precedence over its file, and only secrets can be in files', () => {
  const file = fileWith('4000');
  const token = 'a-token-of-the-house';
  const config = loadConfig({ METRICS_TOKEN: token, METRICS_TOKEN_FILE: file, PORT_FILE: file });
  expect(config.METRICS_TOKEN).toBe(token);
  expect(config.PORT).toBe(3000);
});

test('a missing file fails the start with its name, and an invalid secret is not shown', () => {
  const file = path.join(folder, 'nothing');
  expect(() => loadConfig({ BACKUP_KEY_FILE: file })).toThrow(
    `BACKUP_KEY_FILE is "${file}": this file cannot be read (ENOENT).`,
  );
  const wrong = fileWith('not a key at all');
  expect(() => loadConfig({ BACKUP_KEY_FILE: wrong })).toThrow(/^BACKUP_KEY cannot be read: it must begin/);
});
