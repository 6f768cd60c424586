import { expect, test } from 'vitest';
import { anEvent } from '#domain/events/event-fixture.ts';
import { premiereActivityId } from '#domain/events/event-status.ts';
import type { Hub } from '#domain/hub/hub.ts';
import { hubTexts } from '#i18n/hub/hub-texts.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import styles from './axis.module.css';
import { TodayAxis } from './TodayAxis.tsx';

const premiere = anEvent({
  id: 1,
  date_start: '2026-11-29T19:30:00+01:00',
  activity: { id: premiereActivityId, name: 'Premiere' },
});
const cancelled = anEvent({ id: 2, date_start: '2026-11-29T20:00:00+01:00', outcome: 'cancelled' });
const events = [premiere, cancelled].map((event) => ({ id: event.id, title: 'Faust', place: 'Box', event }));

const boxes = (selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test.each([320, 768, 1366])('at %i px nothing is written across the present', async (width) => {
  await resizeWindow(width, 800);
  const page = await renderComponent(<main className={tokens.backOffice} />);
  for (const time of ['10:20', '14:05', '16:00', '17:30', '18:50', '21:10', '23:40']) {
    const hub = { now: `2026-11-29T${time}:00+01:00`, day: '2026-11-29', events } as unknown as Hub;
    await page.rerender(
      <main className={tokens.backOffice}>
        <TodayAxis hub={hub} texts={hubTexts('de')} locale="de" />
      </main>,
    );
    const [word, line] = [boxes(`.${styles.now} b`)[0], boxes(`.${styles.now}`)[0]] as [DOMRect, DOMRect];
    const hours = boxes(`.${styles.ruler} b`);
    const labels = boxes(`.${styles.label}`);
    expect(
      hours.filter((hour) => isOver(hour, word) || isOver(hour, line)),
      time,
    ).toEqual([]);
    expect(
      labels.filter((label) => isOver(label, word)),
      time,
    ).toEqual([]);
    expect(word.right, time).toBeLessThanOrEqual(width);
    // The line runs behind the labels of dates.
    for (const label of document.querySelectorAll(`.${styles.label}`)) {
      const { left, right, top, bottom } = label.getBoundingClientRect();
      if (right <= line.left || left >= line.right) continue;
      const y = (top + bottom) / 2;
      expect(getComputedStyle(label).backgroundColor, time).not.toBe('rgba(0, 0, 0, 0)');
      expect(document.elementsFromPoint(line.left + 1, y).includes(label), time).toBe(true);
    }
  }
  expect(await axeFindings()).toEqual([]);
});
