import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import { file, season, source, text } from '#server/import/season.fixture.ts';
import { trialImport } from '#server/import/trial-import.fixture.ts';
import { replaceMedia } from '#server/services/media/replace-media.ts';
import { createTestDatabase } from '../../../tests/setup/test-database.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const trial = trialImport(createTestDatabase);

describe('pictures of a season', () => {
  let plate: Buffer;
  let upright: Buffer;
  beforeAll(async () => {
    const drawn = (width: number, height: number, grey: string) =>
      sharp({ create: { width, height, channels: 3, background: grey } })
        .webp({ lossless: true })
        .toBuffer();
    plate = await drawn(1240, 700, '#999999');
    upright = await drawn(640, 800, '#bbbbbb');
  });

  const pictures = (change: object = {}) => ({
    media: [
      {
        key: 'faust',
        file: 'p/faust.webp',
        alt: text('Ein Mann', 'A man'),
        print: 'line-screen',
        upright: 'faust-hoch',
        ...change,
      },
      { key: 'faust-hoch', file: 'p/faust-hoch.webp', print: 'line-screen' },
    ],
  });
  const loadPictures = (sections: object, files: Record<string, Uint8Array> = {}) =>
    trial.run(
      source([file(sections as Record<string, unknown>)], {
        'p/faust.webp': plate,
        'p/faust-hoch.webp': upright,
        ...files,
      }),
    );
  const made = () =>
    trial.database.db
      .select({ crop: media_derivatives.crop, key: media_derivatives.storage_key })
      .from(media_derivatives)
      .where(eq(media_derivatives.media_id, 1))
      .orderBy(media_derivatives.crop);

  test('in portrait format get vertical line screens at once', async () => {
    const portrait = { key: 'mira', file: 'p/faust-hoch.webp', print: 'line-screen' };
    expect((await loadPictures({ media: [portrait] })).problems).toEqual([]);
    expect((await made()).map(({ crop }) => crop)).toEqual(['horizontal', 'vertical']);
  });

  test('are stored with their line screens', async () => {
    expect((await loadPictures(pictures())).problems).toEqual([]);
    const rows = await trial.database.db.select().from(media).orderBy(media.id);
    expect(rows).toMatchObject([
      {
        source_key: 'faust',
        width: 1240,
        height: 700,
        upright_id: 2,
        file_name: 'faust.webp',
        kind: 'image',
      },
      { source_key: 'faust-hoch', width: 640, height: 800, upright_id: null },
    ]);
    expect((await made()).map(({ crop }) => crop)).toEqual(['horizontal', 'vertical']);
    for (const { key } of await made())
      expect(Buffer.from((await trial.store.get(key)) ?? []).toString()).toMatch(/^<svg /);
    for (const { storage_key, bytes } of rows)
      expect((await trial.store.get(storage_key))?.byteLength).toBe(bytes);
  });

  test('that are unchanged are not processed again', async () => {
    await loadPictures(pictures());
    const before = await trial.contents();
    expect(await loadPictures(pictures())).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await trial.contents()).toEqual(before);
  });

  test('with another focal point are cropped again, and with another file replaced, under the same id', async () => {
    await loadPictures(pictures());
    await trial.database.db.insert(media_derivatives).values({
      media_id: 1,
      crop: 'full',
      format: 'avif',
      width: 1,
      height: 1,
      bytes: 1,
      storage_key: 'made/old-0.avif',
    });
    expect((await loadPictures(pictures({ focal_x: 0.8 }))).updated).toBe(1);
    expect((await made()).map(({ crop }) => crop)).toEqual(['horizontal', 'vertical']);
    const screens = await made();
    await loadPictures(pictures({ focal_x: 0.8 }), { 'p/faust-hoch.webp': plate });
    expect((await made()).map(({ key }) => key)).not.toEqual(screens.map(({ key }) => key));
    const ids = await trial.database.db
      .select({ id: media.id, upright: media.upright_id })
      .from(media)
      .orderBy(media.id);
    expect(ids).toEqual([
      { id: 1, upright: 2 },
      { id: 2, upright: null },
    ]);
  });

  test('whose file was replaced manually keep it unless overwritten', async () => {
    await loadPictures(pictures());
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const upload = { content: png, file_name: 'neu.png' };
    expect(await replaceMedia(trial.database, trial.store, 1, upload, 'anna')).toBe('written');
    const stored = async () => {
      const { file_name, checksum, width, storage_key } = media;
      const columns = { file_name, checksum, width, storage_key, alt: media.alt };
      return (await trial.database.db.select(columns).from(media).where(eq(media.id, 1)))[0];
    };
    const byHand = await stored();
    expect(byHand).toMatchObject({ file_name: 'neu.png', width: 900 });

    // The same season, then one with another file and another text.
    await loadPictures(pictures());
    expect(await stored()).toEqual(byHand);
    const changed = pictures({ alt: text('Faust', 'Faust') });
    const files = { 'p/faust.webp': upright };
    const report = await loadPictures(changed, files);
    expect(report.problems).toEqual([]);
    expect(await stored()).toEqual({ ...byHand, alt: { de: 'Faust', en: 'Faust' } });
    expect(Buffer.from((await trial.store.get(byHand?.storage_key ?? '')) ?? []).byteLength).toBeGreaterThan(
      0,
    );
    expect(report.kept.map(({ position, path }) => [position.record, ...path])).toEqual([
      ['media/faust', 'file'],
    ]);

    const sections = [file(changed as unknown as Record<string, unknown>)];
    const own = { 'p/faust.webp': plate, 'p/faust-hoch.webp': upright };
    await trial.run(source(sections, own), { overwrite: ['media/faust:file'] });
    expect(await stored()).toMatchObject({ file_name: 'faust.webp', width: 1240 });
  });

  test('that are missing, damaged or hostile fail the import and leave no files', async () => {
    for (const [content, message] of [
      [undefined, /no file "p\/faust.webp"/],
      [Buffer.from('<svg onload="alert(1)">'), /SVG/],
      [plate.subarray(0, 40), /damaged/],
    ] as const) {
      const files = content ? { 'p/faust.webp': content } : { 'p/faust.webp': undefined as never };
      const report = await loadPictures({ ...season, ...pictures() }, files);
      expect(report.is_written).toBe(false);
      expect(report.problems).toMatchObject([{ record: 'media/faust', field: 'file' }]);
      expect(report.problems[0]?.message.en).toMatch(message);
      expect(trial.storedFiles()).toEqual([]);
    }
    expect(await trial.database.db.$count(media)).toBe(0);
  });

  test('that are cut off are named together with other errors', async () => {
    const cut = async (format: 'jpeg' | 'png' | 'webp') => {
      const drawn = sharp({ create: { width: 900, height: 700, channels: 3, background: '#000', noise } });
      const content = await drawn.toFormat(format).toBuffer();
      return content.subarray(0, content.byteLength - 2000);
    };
    const files = {
      'p/a.jpg': await cut('jpeg'),
      'p/b.png': await cut('png'),
      'p/c.webp': await cut('webp'),
    };
    const list = Object.keys(files).map((name) => ({ key: name.slice(2, 3), file: name }));
    const sections = { media: [...list, ...pictures().media], persons: [{ key: 'ohne-namen' }] };
    const named = new Set((await loadPictures(sections, files)).problems.map(({ record }) => record));
    expect([...named].sort()).toEqual(['media/a', 'media/b', 'media/c', 'persons/ohne-namen']);
    expect(trial.storedFiles()).toEqual([]);
  });

  test('are counted in both languages', async () => {
    const steps: unknown[] = [];
    const files = { 'p/faust.webp': plate, 'p/faust-hoch.webp': upright };
    await trial.run(source([file(pictures())], files), { onProgress: (text) => steps.push(text) });
    expect(steps).toEqual([{ de: 'Bilder: 2 von 2.', en: 'Pictures: 2 of 2.' }]);
  });

  test('of an import that is ended meanwhile are deleted from the store again', async () => {
    const ending = new AbortController();
    const names = Array.from({ length: 6 }, (_, number) => `p/${number}.webp`);
    const all = { media: names.map((name) => ({ key: name.slice(2, 3), file: name })) };
    const files = Object.fromEntries(names.map((name) => [name, plate]));
    setTimeout(() => ending.abort(), 1);
    const ended = trial.run(source([file(all)], files), { signal: ending.signal });
    await expect(ended).rejects.toThrow(/aborted/);
    expect(trial.storedFiles()).toEqual([]);
  });

  test('of an import that fails late are deleted from the store again', async () => {
    await loadPictures(pictures());
    const before = trial.storedFiles();
    await trial.whileRejected(async () => {
      const changed = { media: [...pictures({ focal_y: 0.1 }).media, { key: 'neu', file: 'p/faust.webp' }] };
      await expect(loadPictures(changed)).rejects.toThrow(/failed in the database/);
      expect(trial.storedFiles()).toEqual(before);
    });
  });
});
