/** An event that is being moved: picked up by key or pointer, led over the plan, put down, or given up. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  eventAfterKey,
  isSameTarget,
  type PlanTarget,
  targetAfterKey,
  targetOf,
} from '#domain/plan/move-in-plan.ts';
import type { Plan, PlannedEvent } from '#domain/plan/plan.ts';

export interface MovingEvent {
  event: PlannedEvent;
  target: PlanTarget;
}

/** What happens is said, and waits for a press. */
export interface PlacedEvent extends MovingEvent {
  /** Another for each time that an event is put down. */
  key: number;
  /** It was written, or cannot be: the plan shows what is. */
  isSettled: boolean;
}

export interface PlanMoves {
  /** Picked up, and not put down yet. What was put down before stays beside the plan, so that nothing shifts. */
  inHand: MovingEvent | null;
  placed: PlacedEvent | null;
  /** Puts an event down at another place. */
  move(event: PlannedEvent, target: PlanTarget): void;
  settle(): void;
  /** Ends it; the focus goes back to the event. */
  end(): void;
}

const eventLink = (grid: HTMLElement | null, id: number) =>
  grid?.querySelector<HTMLElement>(`[data-event="${id}"]`) ?? null;

const closest = (target: EventTarget | null, selector: string) =>
  (target as Element | null)?.closest<HTMLElement>(selector) ?? null;

function cellOf(target: EventTarget | null): PlanTarget | null {
  const { day, stage } = closest(target, 'td[data-day]')?.dataset ?? {};
  return day === undefined ? null : { day, stage_name: stage || null };
}

/** @param grid what holds the weeks; its cells say where they are by `data-day` and `data-stage` */
export function usePlanMove(plan: Plan, grid: RefObject<HTMLElement | null>, isAllowed: boolean): PlanMoves {
  const [inHand, setInHand] = useState<MovingEvent | null>(null);
  const [placed, setPlaced] = useState<PlacedEvent | null>(null);
  const latest = useRef({ plan, inHand });
  latest.current = { plan, inHand };

  const move = useCallback((event: PlannedEvent, target: PlanTarget) => {
    setInHand(null);
    setPlaced((before) => ({ event, target, key: (before?.key ?? 0) + 1, isSettled: false }));
  }, []);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const eventOf = (target: EventTarget | null) => {
      const id = Number(closest(target, '[data-event]')?.dataset.event);
      return latest.current.plan.events.find((each) => each.id === id) ?? null;
    };

    const onKeyDown = (press: KeyboardEvent) => {
      const { plan, inHand } = latest.current;
      const focused = eventOf(press.target);
      if (!focused || press.ctrlKey || press.metaKey || press.altKey) return;
      if (inHand) {
        const target = targetAfterKey(plan, inHand.target, press.key);
        const isEnter = press.key === 'Enter';
        if (!target && !isEnter && press.key !== 'Escape') return;
        press.preventDefault();
        if (target) setInHand({ ...inHand, target });
        else if (!isEnter || isSameTarget(inHand.target, targetOf(inHand.event))) setInHand(null);
        else move(inHand.event, inHand.target);
      } else if (isAllowed && press.key.toLowerCase() === 'm') {
        press.preventDefault();
        setInHand({ event: focused, target: targetOf(focused) });
      } else {
        const next = eventAfterKey(plan, focused, press.key);
        if (!next) return;
        press.preventDefault();
        eventLink(element, next.id)?.focus();
      }
    };

    const onDragStart = (drag: DragEvent) => {
      const event = eventOf(drag.target);
      if (!event) return;
      drag.dataTransfer?.setData('text/plain', event.title);
      setInHand({ event, target: targetOf(event) });
    };
    const onDragOver = (drag: DragEvent) => {
      const { inHand } = latest.current;
      const target = cellOf(drag.target);
      if (!inHand || !target) return;
      drag.preventDefault();
      if (!isSameTarget(target, inHand.target)) setInHand({ ...inHand, target });
    };
    const onDrop = (drag: DragEvent) => {
      const { inHand } = latest.current;
      const target = cellOf(drag.target);
      if (!inHand || !target) return;
      drag.preventDefault();
      if (isSameTarget(target, targetOf(inHand.event))) setInHand(null);
      else move(inHand.event, target);
    };
    // Comes after a drop; without one, nothing is moved.
    const onDragEnd = () => setInHand(null);

    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('keydown', onKeyDown, { signal });
    if (isAllowed) {
      element.addEventListener('dragstart', onDragStart, { signal });
      element.addEventListener('dragover', onDragOver, { signal });
      element.addEventListener('drop', onDrop, { signal });
      element.addEventListener('dragend', onDragEnd, { signal });
    }
    return () => ending.abort();
  }, [grid, isAllowed, move]);

  function end(): void {
    const id = placed?.event.id;
    setPlaced(null);
    if (id !== undefined) requestAnimationFrame(() => eventLink(grid.current, id)?.focus());
  }

  const settle = () => setPlaced((now) => now && { ...now, isSettled: true });
  return { inHand, placed, move, settle, end };
}
