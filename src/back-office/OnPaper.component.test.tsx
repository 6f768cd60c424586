/** What paper shows of the screens that are printed: the plan, a cast, a list. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { renderComponent } from '../../tests/setup/render-component.ts';
import castStyles from './cast/cast.module.css';
import { aList, anEventRow, textsOfList } from './list/list-fixture.ts';
import { RecordList } from './list/RecordList.tsx';
import planStyles from './plan/plan.module.css';
import shell from './shell/shell.module.css';
import tokens from './shell/tokens.module.css';

const media = (name: string) =>
  (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { media: name },
  );
beforeEach(() => media('print'));
afterEach(() => media(''));

const isShown = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;

test('a list has its rows and the filters that are set, and nothing that is pressed', async () => {
  const options = [{ value: 'Box', label: 'Box' }];
  const filter = { name: 'stage', label: 'Spielstätte', any: 'alle', options };
  const list = aList({
    q: '',
    rows: [anEventRow(1)],
    filters: [
      { ...filter, value: 'Box' },
      { ...filter, name: 'activity', label: 'Art', value: '' },
    ],
  });
  await renderComponent(
    <main className={tokens.backOffice}>
      <RecordList user="1" list={list} texts={textsOfList()} />
    </main>,
  );
  expect(['stage', 'activity', 'q'].map((name) => isShown(`[name=${name}]`))).toEqual([true, false, false]);
  expect([isShown('table'), isShown('td input'), isShown('form > button')]).toEqual([true, false, false]);
  expect(getComputedStyle(document.querySelector('tbody tr') as Element).display).toBe('table-row');
});

test('the month of a plan and who plays are there', async () => {
  await renderComponent(
    <main className={tokens.backOffice}>
      <div className={shell.actions}>
        <nav className={planStyles.months}>
          <a href="/">‹</a>
          <h2>Dezember 2026</h2>
        </nav>
      </div>
      <div className={castStyles.matrix}>
        <button type="button" aria-pressed="false" className={castStyles.cell} data-recast>
          <span>Ada</span>
        </button>
      </div>
    </main>,
  );
  expect(['h2', 'nav a', '[data-recast] span'].map(isShown)).toEqual([true, false, true]);
  const { backgroundColor, printColorAdjust } = getComputedStyle(
    document.querySelector('[data-recast] span') as Element,
  );
  expect([backgroundColor, printColorAdjust]).toEqual(['rgb(17, 17, 17)', 'exact']);
});
