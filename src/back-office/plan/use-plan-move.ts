/** The move of an event, or the placing of a new internal date, by keys or pointer: begin, move, drop, cancel. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  eventAfterKey,
  isSameTarget,
  lanesFor,
  type PlanTarget,
  targetAfterKey,
  targetOf,
} from '#domain/plan/move-in-plan.ts';
import { keyOf, type Plan, type PlannedEvent } from '#domain/plan/plan.ts';
import { addListeners } from '../shell/add-listeners.ts';

export interface MovingEvent {
  event: PlannedEvent;
  target: PlanTarget;
}

/** Its effects are shown, and it waits for confirmation. */
export interface PlacedEvent extends MovingEvent {
  /** A new key for each drop. */
  key: number;
  /** It was written, or cannot be: the plan shows what is. */
  isSettled: boolean;
}

export interface PlanMoves {
  /** Picked up, and not put down yet. What was put down before stays beside the plan, so that nothing shifts. */
  inHand: MovingEvent | null;
  placed: PlacedEvent | null;
  /** Begins to place a new internal date, at the day that is shown. */
  begin(): void;
  /** Puts an event down at another place. */
  move(event: PlannedEvent, target: PlanTarget): void;
  settle(): void;
  /** Ends it; the focus goes back to the event. */
  end(): void;
}

/** Opens the past weeks around an element, if it is in one. */
export function openPastWeeks(element: Element): void {
  element.closest('details')?.setAttribute('open', '');
}

function focusEvent(grid: HTMLElement | null, event: PlannedEvent): void {
  const link = grid?.querySelector<HTMLElement>(`[data-event="${keyOf(event)}"]`);
  if (!link) return;
  openPastWeeks(link);
  link.focus();
}

const closest = (target: EventTarget | null, selector: string) =>
  (target as Element | null)?.closest<HTMLElement>(selector) ?? null;

function cellOf(target: EventTarget | null): PlanTarget | null {
  const { day, stage } = closest(target, 'td[data-day]')?.dataset ?? {};
  return day === undefined ? null : { day, stage_name: stage || null };
}

/** A new internal date in a cell: by default in the first lane of today, else of the day that is shown. */
function newAt({ plan, blank }: { plan: Plan; blank: PlannedEvent }, cell: PlanTarget | null): MovingEvent {
  const lanes = lanesFor(blank, plan.lanes);
  const lane = lanes.find(({ stage_name }) => stage_name === cell?.stage_name) ?? lanes[0];
  const isShown = plan.weeks.some((week) => week.includes(plan.today));
  const day = cell?.day ?? (isShown ? plan.today : plan.day);
  return { event: blank, target: { day, stage_name: lane?.stage_name ?? null } };
}

interface Options {
  /** What holds the weeks; its cells say where they are by `data-day` and `data-stage`. */
  grid: RefObject<HTMLElement | null>;
  isAllowed: boolean;
  /** An internal date that is not there yet. */
  blank: PlannedEvent;
  onCreate: (target: PlanTarget) => void;
}

export function usePlanMove(plan: Plan, { grid, isAllowed, blank, onCreate }: Options): PlanMoves {
  const [inHand, setInHand] = useState<MovingEvent | null>(null);
  const [placed, setPlaced] = useState<PlacedEvent | null>(null);
  const latest = useRef({ plan, inHand, blank, onCreate });
  latest.current = { plan, inHand, blank, onCreate };
  /** Where the focus was before a new internal date took it. */
  const before = useRef<HTMLElement | null>(null);

  const move = useCallback((event: PlannedEvent, target: PlanTarget) => {
    setInHand(null);
    setPlaced((before) => ({ event, target, key: (before?.key ?? 0) + 1, isSettled: false }));
  }, []);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const eventOf = (target: EventTarget | null) => {
      const key = closest(target, '[data-event]')?.dataset.event;
      return latest.current.plan.events.find((each) => keyOf(each) === key) ?? null;
    };
    const isNew = (event: PlannedEvent) => event === latest.current.blank;
    const putDown = ({ event, target }: MovingEvent) => {
      if (isNew(event)) latest.current.onCreate(target);
      else if (isSameTarget(target, targetOf(event))) setInHand(null);
      else move(event, target);
    };
    const giveUp = ({ event }: MovingEvent) => {
      setInHand(null);
      if (isNew(event)) before.current?.focus();
    };
    /** Whether it may stand there: an internal date needs a stage. */
    const fits = ({ event }: MovingEvent, { stage_name }: PlanTarget) =>
      lanesFor(event, latest.current.plan.lanes).some((lane) => lane.stage_name === stage_name);

    const onKeyDown = (press: KeyboardEvent) => {
      const { plan, inHand } = latest.current;
      const focused = eventOf(press.target);
      const key = press.key.toLowerCase();
      if ((!focused && !inHand) || press.ctrlKey || press.metaKey || press.altKey) return;
      if (inHand) {
        const lanes = lanesFor(inHand.event, plan.lanes);
        const target = targetAfterKey({ weeks: plan.weeks, lanes }, inHand.target, press.key);
        const isEnter = press.key === 'Enter';
        if (!target && !isEnter && press.key !== 'Escape') return;
        press.preventDefault();
        if (target) setInHand({ ...inHand, target });
        else if (isEnter) putDown(inHand);
        else giveUp(inHand);
      } else if (focused && isAllowed && key === 'm') {
        press.preventDefault();
        setInHand({ event: focused, target: targetOf(focused) });
      } else if (focused && isAllowed && key === 'n') {
        press.preventDefault();
        before.current = press.target as HTMLElement;
        setInHand(newAt(latest.current, cellOf(press.target)));
      } else if (focused) {
        const next = eventAfterKey(plan, focused, press.key);
        if (!next) return;
        press.preventDefault();
        focusEvent(element, next);
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
      if (!inHand || !target || !fits(inHand, target)) return;
      drag.preventDefault();
      if (!isSameTarget(target, inHand.target)) setInHand({ ...inHand, target });
    };
    const onDrop = (drag: DragEvent) => {
      const { inHand } = latest.current;
      const target = cellOf(drag.target);
      if (!inHand || !target || !fits(inHand, target)) return;
      drag.preventDefault();
      putDown({ ...inHand, target });
    };
    // Comes after a drop; without one, nothing is moved.
    const onDragEnd = () => setInHand(null);

    // A new one goes where somebody presses.
    const onClick = (press: MouseEvent) => {
      const { inHand } = latest.current;
      const target = cellOf(press.target);
      if (!inHand || !target || !isNew(inHand.event) || !fits(inHand, target)) return;
      press.preventDefault();
      press.stopPropagation();
      putDown({ ...inHand, target });
    };

    const moving = {
      click: onClick,
      dragstart: onDragStart,
      dragover: onDragOver,
      drop: onDrop,
      dragend: onDragEnd,
    };
    return addListeners(element, { keydown: onKeyDown, ...(isAllowed ? moving : {}) });
  }, [grid, isAllowed, move]);

  function end(): void {
    const event = placed?.event;
    setPlaced(null);
    if (event) requestAnimationFrame(() => focusEvent(grid.current, event));
  }

  function begin(): void {
    before.current = document.activeElement as HTMLElement | null;
    setPlaced(null);
    setInHand(newAt(latest.current, null));
    grid.current?.focus({ preventScroll: true });
  }

  const settle = () => setPlaced((now) => now && { ...now, isSettled: true });
  return { inHand, placed, begin, move, settle, end };
}
