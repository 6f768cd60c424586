import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;

/** What a file of the layer imports dynamically, from the layer's folder. */
function importedLater(file: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return [...text.matchAll(/(?<!typeof )import\('([^']+)'\)/g)].map(([, found = '']) =>
    found.startsWith('.') ? path.join(path.dirname(file), found) : found,
  );
}

test('every lazily loaded script is prefetched', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/^(?:prefetch|load-record-dialog)\./.test(file),
  );
  const needed = new Set(files.flatMap(importedLater));
  needed.delete('prefetch.ts');
  // The back office is reached through its one door.
  expect(readFileSync(path.join(folder, 'prefetch.ts'), 'utf8')).toContain('  loadRecordDialog,');
  expect(importedLater('prefetch.ts').toSorted()).toEqual([...needed].toSorted());
});
