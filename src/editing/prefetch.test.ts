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
  // `loadRecordDialog` is the only import of the back office.
  expect(readFileSync(path.join(folder, 'prefetch.ts'), 'utf8')).toContain('  loadRecordDialog,');
  expect(importedLater('prefetch.ts').toSorted()).toEqual([...needed].toSorted());
});

/**
 * Components that load by themselves: the page is complete without them, so no message is shown while they are
 * missing.
 */
const unasked = [
  'ChangedWords',
  'DraftsState',
  'EditedHead',
  'EmptyHome',
  'FormConflict',
  'InPlace',
  'Notices',
  'People',
  'PreviewBar',
  'RichInput',
  'RichText',
  'ScheduleState',
  'WordDiff',
];

test('whatever opens at a click says so while its script is missing', () => {
  const files = ['editing', 'back-office'].flatMap((name) =>
    globSync(`${name}/**/*.{ts,tsx}`, { cwd: path.dirname(folder) }).filter((file) => !/test\./.test(file)),
  );
  const named = (pattern: RegExp) =>
    files.flatMap((file) =>
      [...readFileSync(path.join(path.dirname(folder), file), 'utf8').matchAll(pattern)].map(
        ([, name]) => name ?? file,
      ),
    );
  expect(named(/const (\w+) = lazyComponent\(/g).toSorted()).toEqual(unasked);
  // The one file that decides.
  expect(named(/loadWithRetry\(/g)).toEqual(['editing/ui/lazy-component.ts']);
});
