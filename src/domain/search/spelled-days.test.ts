import { expect, it } from 'vitest';
import { withDaysSpelled } from './spelled-days.ts';

it.each([
  ['samstg', 'samstag'],
  ['was läuft am donerstag', 'was läuft am donnerstag'],
  ['tomorow', 'tomorrow'],
  ['saterday evening', 'saturday evening'],
  ['3. dezmber', '3 dezember'],
  ['samstag', null],
  ['sommer', null],
  ['faust', null],
  ['karten', null],
  ['', null],
])('corrects %s to %s', (text, spelled) => expect(withDaysSpelled(text)).toBe(spelled));
