// The editing layer in a real browser: click to caret, and key to paint, each interleaved with a bare page.
import type { Page } from '@playwright/test';
import { loginAs } from '../tests/setup/login.ts';
import { fillWithDemo, openBenchApp } from './app-context.ts';
import { openBarePages } from './editing/bare-pages.ts';
import { type Cpu, clickInto, open, openBrowser, openCpu, typeLetters } from './editing/browser.ts';
import { fillEditedPage } from './editing/edited-pages.ts';
import { interleave, median, milli, percentile, printFigure, times } from './figures.ts';
import { startServer } from './server-process.ts';

const sizes = [20, 60, 200] as const;
/** Fewer for a first look. */
const rounds = Number(process.env.FOYER_ROUNDS ?? 20);
const lettersPerRound = 12;

const app = await openBenchApp();
const { connection, database } = await app.createDatabase('editing');
await fillWithDemo(database, app.folder);
const addresses = new Map<number, string>();
for (const size of sizes) addresses.set(size, await fillEditedPage(database, size));
const site = await startServer({ kind: 'site', connection, folder: app.folder });
const origin = `http://localhost:${site.port}`;
const bare = await openBarePages(60);
const browser = await openBrowser();
try {
  const { cookie } = await loginAs(database, 'editor', { PUBLIC_URL: origin });
  const [name = '', value = ''] = cookie.split('=', 2);
  await browser.context.addCookies([{ name, value, url: origin }]);
  await measureClicks();
  await measureKeys();
  await measureKeeping();
} finally {
  await browser.close();
  bare.close();
  await site.stop();
  await app.close();
}

function addressOf(size: number): string {
  return origin + addresses.get(size);
}

/** The same texts on both pages, in the same order. */
function headlines(page: Page) {
  return page.locator('h2 [data-field=content], h2[data-field=content]');
}
function texts(page: Page) {
  return page.locator('div[data-field=content]');
}

interface Figures {
  site: number[];
  bare: number[];
}

async function measureClicks(): Promise<void> {
  const page = await browser.context.newPage();
  const cpu = await openCpu(page);
  let figures: Record<string, Figures> = {};
  const note = (what: string, way: keyof Figures, figure = Number.NaN) => {
    figures[what] ??= { site: [], bare: [] };
    figures[what][way].push(figure);
  };
  const turn = async (way: keyof Figures) => {
    const [caret, ready] = ['[data-field]', way === 'site' ? '.ProseMirror' : '[data-field]'];
    await open(page, way === 'site' ? addressOf(60) : bare.editable);
    const places = [
      ['headline', headlines(page).nth(2), false],
      ['text for the first time', texts(page).nth(4), true],
      ['another text', texts(page).nth(7), true],
      ['a text once more', texts(page).nth(4), true],
    ] as const;
    for (const [what, text, isRich] of places) {
      const { carets, used } = await clickInto(text, isRich ? [caret, ready] : [caret], cpu);
      note(what, way, carets[0]);
      if (!isRich) note(`${what}, computing time`, way, used);
      else note(`${what}, until its editor is there`, way, carets[1]);
    }
    return 0;
  };
  // From here on everything is in the browser's cache.
  for (const way of ['site', 'bare', 'site'] as const) await turn(way);
  figures = {};
  await interleave(['site', 'bare'], rounds, turn);
  console.log(`\nClick to caret, 60 modules, beside a bare contentEditable, ${rounds} rounds: median, p95`);
  for (const [what, { site: own, bare: other }] of Object.entries(figures)) {
    printFigure(what, both(own));
    printFigure('  bare contentEditable', both(other));
    const goal = what.includes(',') ? '' : 'to reach: at most 2';
    printFigure('  ratio of the medians', times(median(own) / median(other)), goal);
  }
  await page.close();
}

async function measureKeys(): Promise<void> {
  const ways = ['bare', ...sizes.map(String)];
  const pages = new Map<string, { page: Page; cpu: Cpu }>();
  for (const way of ways) {
    const page = await browser.context.newPage();
    await open(page, way === 'bare' ? bare.prosemirror : addressOf(Number(way)));
    await clickInto(texts(page).first(), ['.ProseMirror']);
    pages.set(way, { page, cpu: await openCpu(page) });
  }
  const letters: Record<string, number[]> = {};
  const turn = async (way: string) => {
    const { page, cpu } = pages.get(way) as { page: Page; cpu: Cpu };
    await page.bringToFront();
    const before = await cpu();
    const figures = await typeLetters(page, lettersPerRound);
    const used = ((await cpu()) - before) / lettersPerRound;
    letters[way] = [...(letters[way] ?? []), ...figures];
    // Saved before another page has its turn.
    if (way !== 'bare') await page.waitForTimeout(1500);
    return used;
  };
  for (const way of ways) await turn(way);
  for (const way of ways) letters[way] = [];
  const cpu = await interleave(ways, rounds, turn);
  console.log(`\nKey to paint in rich text, ${rounds * lettersPerRound} letters: median, p95`);
  for (const way of ways) {
    const [own, other] = [letters[way] ?? [], letters.bare ?? []];
    const [used, bareUsed] = [median(cpu[way] ?? []), median(cpu.bare ?? [])];
    printFigure(way === 'bare' ? 'bare ProseMirror' : `page of ${way} modules`, both(own));
    printFigure('  computing time of a letter, saving aside', milli(used));
    if (way === 'bare') continue;
    printFigure(
      '  ratio of the p95',
      times(percentile(own, 0.95) / percentile(other, 0.95)),
      'to reach: at most 1.5',
    );
    printFigure('  ratio of the computing time', times(used / bareUsed));
  }
  const [least = [], max = []] = [letters[String(sizes[0])], letters[String(sizes[2])]];
  printFigure('200 modules / 20 modules, medians', times(median(max) / median(least)), 'to reach: flat');
}

/** The same page with and without persisted drafts and saves: the cost of persistence per key. */
async function measureKeeping(): Promise<void> {
  const kinds = ['headline', 'text'] as const;
  const ways = kinds.flatMap((kind) => [`${kind}, kept`, `${kind}, not kept`]);
  const pages = new Map<string, { page: Page; cpu: Cpu }>();
  for (const way of ways) {
    const page = await browser.context.newPage();
    if (way.endsWith('not kept')) await keepNothing(page);
    await open(page, addressOf(60));
    const isRich = way.startsWith('text');
    await clickInto((isRich ? texts(page) : headlines(page)).first(), [
      isRich ? '.ProseMirror' : '[data-field]',
    ]);
    pages.set(way, { page, cpu: await openCpu(page) });
  }
  const letters: Record<string, number[]> = {};
  const turn = async (way: string) => {
    const { page, cpu } = pages.get(way) as { page: Page; cpu: Cpu };
    await page.bringToFront();
    const before = await cpu();
    letters[way] = [...(letters[way] ?? []), ...(await typeLetters(page, lettersPerRound))];
    const used = ((await cpu()) - before) / lettersPerRound;
    await page.waitForTimeout(1500);
    return used;
  };
  for (const way of ways) await turn(way);
  for (const way of ways) letters[way] = [];
  const cpu = await interleave(ways, rounds, turn);
  console.log(`\nKey to paint, with and without journal and saves, ${rounds * lettersPerRound} letters each`);
  for (const way of ways) {
    printFigure(way, both(letters[way] ?? []));
    printFigure('  computing time of a letter', milli(median(cpu[way] ?? [])));
  }
  for (const kind of kinds) {
    const p95 = (way: string) => percentile(letters[`${kind}, ${way}`] ?? [], 0.95);
    printFigure(`${kind}: ratio of the p95`, times(p95('kept') / p95('not kept')), 'to reach: at most 1.5');
  }
}

/** A browser without a database, and a server that never answers to a save. */
async function keepNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not here.', 'SecurityError');
    };
  });
  await page.route(/pageeditor-api\/module\//, () => undefined);
}

function both(values: readonly number[]): string {
  return `${milli(median(values))} ${milli(percentile(values, 0.95))}`;
}
