// Eight editors work on one page over unreliable connections: nothing acknowledged is lost, and all see the same page
// in the end.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rounds, seededRandom, seedOf } from './seeded-random.ts';
import { openSharedPage, type SharedPage } from './shared-page.ts';
import { openWriter, type Writer } from './writer.ts';

const editors = 8;

test('no text is lost with requests dropped, repeated and reordered, sessions ended and the server unavailable', async () => {
  const seed = seedOf('eight editors, one page');
  const count = rounds(60, 10_000);
  const page = await openSharedPage(seededRandom(seed));
  try {
    const writers: Writer[] = [];
    for (let who = 0; who < editors; who += 1) {
      writers.push(await openWriter(who, page, seededRandom(seed + who + 1)));
    }
    await Promise.all(writers.map((writer) => work(writer, page, count)));
    page.calm();
    await settle(writers, page);

    const stored = await page.stored();
    // All eight equal the database: the same modules in the same order with the same texts.
    for (const writer of writers) expect(writer.seen(), `editor ${writer.who}`).toEqual(stored);
    const words = new Set(await page.words());
    const removedWords = new Set(writers.flatMap((writer) => writer.takenAway()));
    const lostWords = [...page.confirmed].filter((word) => !words.has(word) && !removedWords.has(word));
    expect(lostWords, (await Promise.all(lostWords.map(page.storyOf))).join('\n\n')).toEqual([]);
    expect(writers.flatMap((writer) => writer.strangersTakenBack())).toEqual([]);
    expect(page.unseenRemovals()).toEqual([]);
    const { faults } = page;
    console.info(
      `eight editors: ${editors * count} operations, ${page.confirmed.size} words confirmed, ${lostWords.length} lost; ` +
        `${faults.dropped} requests and ${faults.unanswered} answers dropped, ${faults.repeated} repeated, ` +
        `${faults.late} late, ${faults.unauthorized} without a session, ${faults.restarts} restarts; ` +
        `${writers.reduce((sum, { decisions }) => sum + decisions(), 0)} decisions; ${stored.length} modules at the end`,
    );
    expect(
      faults.dropped * faults.unanswered * faults.repeated * faults.unauthorized * faults.restarts,
    ).toBeGreaterThan(0);
    expect(page.confirmed.size).toBeGreaterThan(count);
  } finally {
    await page.close();
  }
});

async function work(writer: Writer, page: SharedPage, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    if (writer.who === 0 && done > 0 && done % 1000 === 0) console.info(`eight editors: ${done} each`);
    writer.act();
    await page.maybeRestart();
    // Editors save at different intervals.
    if (done % (writer.who + 3) !== 0 || (await writer.save())) continue;
    // A server failure is too short for a thousand operations: most editors wait until it ends, two continue.
    if (writer.who < 2) await sleep(20);
    else await page.back();
  }
}

/** Until no editor has anything to save, to decide or to fetch. */
async function settle(writers: readonly Writer[], page: SharedPage): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    for (const writer of writers) await writer.settle();
    const version = await page.version();
    if (writers.every((writer) => writer.isSettled(version))) return;
  }
  throw new Error(`They never come to an end: ${writers.map((writer) => writer.state()).join('; ')}`);
}
