// The editing layer stays testable: its logic uses no browser API, and its modules have no state.
import { describe, expect, test } from 'vitest';
import { codeFiles, read } from './source-files.ts';

const files = codeFiles(['src/editing']);

describe('the editing layer', () => {
  test('core and sync use the browser only through ports', () => {
    const browser =
      /\b(?:window|navigator|localStorage|sessionStorage|indexedDB|location)\.|\b(?:fetch|setTimeout|setInterval|Date\.now)\(|new (?:EventSource|XMLHttpRequest)/;
    const found = files.filter(
      (file) =>
        /editing\/(?:core|sync\/(?!browser\/|ports\.ts|session-fixture))/.test(file) &&
        browser.test(read(file)),
    );
    expect(found).toEqual([]);
  });

  test('has no module-level state', () => {
    /** Constant tables are created with their contents. */
    const state =
      /^(?:export )?(?:let |var |const \w+(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap)\b[^(]*\(\)|create(?!Context)\w+[<(]))/m;
    const found = files.filter((file) => state.test(read(file)));
    // The entry creates the session of a document.
    expect(found).toEqual(['src/editing/EditingEntry.tsx']);
  });
});

test('times that editors read are those of the server, in the theatre’s time zone', () => {
  const own =
    /\bDate\.now\(|new Date\(\)|toLocale(?:Time|Date)String|\.get(?:Hours|Minutes|Date|Day|Month|FullYear)\(/;
  const found = codeFiles(['src/editing', 'src/back-office']).filter((file) => own.test(read(file)));
  // It corrects the clock of the computer.
  expect(found).toEqual(['src/editing/sync/browser/browser-ports.ts']);
});

test('who opens a dialog for editors restores the focus, also if its opener is gone', () => {
  const found = codeFiles(['src/editing', 'src/back-office']).filter(
    (file) => read(file).includes('.showModal()') && !read(file).includes(' = rememberFocus();'),
  );
  // It opens a dialog again that the browser has closed.
  expect(found).toEqual(['src/editing/ui/kit/close-requests.ts']);
});
