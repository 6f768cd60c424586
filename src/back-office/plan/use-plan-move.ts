/**
 * Moves an event, or places a new internal date, by keys or pointer: start, move, drop, cancel. A dropped event is kept
 * for the tab until the move is written or cancelled.
 */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  eventAfterKey,
  isSameTarget,
  lanesFor,
  type PlanTarget,
  placeInPlan,
  targetAfterKey,
} from '#domain/plan/move-in-plan.ts';
import { keyOf, type Plan, type PlannedEvent } from '#domain/plan/plan.ts';
import { pressedKey } from '#editing/ui/kit/pressed-key.ts';
import { readTabInput, saveTabInput } from '#state/tab-input.ts';
import { addListeners } from '../shell/add-listeners.ts';

export interface MovingEvent {
  event: PlannedEvent;
  target: PlanTarget;
}

/** Its effects are shown, and it waits for confirmation. */
interface PlacedEvent extends MovingEvent {
  /** A new key for each drop. */
  key: number;
  /** It was written or rejected, and the plan has reloaded. */
  isSettled: boolean;
  /** Where the company goes, as typed. */
  place: string;
}

export interface PlanMoves {
  /** Grabbed and not dropped yet. The panel of the event dropped before stays open, so that the plan does not shift. */
  inHand: MovingEvent | null;
  placed: PlacedEvent | null;
  /** Starts placing a new internal date, on the day that is shown. */
  start(): void;
  /** Puts an event down at another place. */
  move(event: PlannedEvent, target: PlanTarget): void;
  write(place: string): void;
  settle(): void;
  /** Ends it and restores the focus to the event. */
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

/** The name of a dropped event among the inputs of the tab. */
const inputName = 'move';

type KeptMove = Pick<PlacedEvent, 'target' | 'place'> & { event: string };

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
  /** The element with the weeks; cells have `data-day` and `data-stage`. */
  grid: RefObject<HTMLElement | null>;
  isAllowed: boolean;
  /** In the browser's storage. */
  user: string;
  /** The template of a new internal date. */
  blank: PlannedEvent;
  onCreate: (target: PlanTarget) => void;
}

export function usePlanMove(plan: Plan, { grid, isAllowed, user, blank, onCreate }: Options): PlanMoves {
  const [inHand, setInHand] = useState<MovingEvent | null>(null);
  const [placed, setPlaced] = useState<PlacedEvent | null>(null);
  const latest = useRef({ plan, inHand, placed, blank, onCreate });
  latest.current = { plan, inHand, placed, blank, onCreate };
  /** The focus before a new internal date was placed. */
  const before = useRef<HTMLElement | null>(null);

  const keep = useCallback(
    (next: PlacedEvent | null) => {
      setPlaced(next);
      const { event, target, place } = next ?? {};
      saveTabInput(
        user,
        inputName,
        event && !next?.isSettled ? { event: keyOf(event), target, place } : null,
      );
    },
    [user],
  );
  const move = useCallback(
    (event: PlannedEvent, target: PlanTarget, place = '') => {
      setInHand(null);
      keep({ event, target, place, key: (latest.current.placed?.key ?? 0) + 1, isSettled: false });
    },
    [keep],
  );

  useEffect(() => {
    const kept = readTabInput<KeptMove>(user, inputName);
    const event = latest.current.plan.events.find((each) => keyOf(each) === kept?.event);
    if (kept && event && isAllowed) move(event, kept.target, kept.place);
  }, [user, isAllowed, move]);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const eventOf = (target: EventTarget | null) => {
      const key = closest(target, '[data-event]')?.dataset.event;
      return latest.current.plan.events.find((each) => keyOf(each) === key) ?? null;
    };
    const isNew = (event: PlannedEvent) => event === latest.current.blank;
    const drop = ({ event, target }: MovingEvent) => {
      if (isNew(event)) latest.current.onCreate(target);
      else if (isSameTarget(target, placeInPlan(event))) setInHand(null);
      else move(event, target);
    };
    const cancelMove = ({ event }: MovingEvent) => {
      setInHand(null);
      if (isNew(event)) before.current?.focus();
    };
    /** The grabbed event in a cell; null if that is not allowed: an internal date needs a stage. */
    const movingAt = (cell: PlanTarget | null): MovingEvent | null => {
      const { inHand, plan } = latest.current;
      if (!inHand || !cell) return null;
      const lanes = lanesFor(inHand.event, plan.lanes);
      return lanes.some(({ stage_name }) => stage_name === cell.stage_name)
        ? { ...inHand, target: cell }
        : null;
    };

    /** @returns whether the key does something; so too `pressOnEvent` */
    const keyOnMoving = (moved: MovingEvent, key: string): boolean => {
      const { weeks, lanes } = latest.current.plan;
      const target = targetAfterKey({ weeks, lanes: lanesFor(moved.event, lanes) }, moved.target, key);
      if (target) setInHand({ ...moved, target });
      else if (key === 'Enter') drop(moved);
      else if (key === 'Escape') cancelMove(moved);
      else return false;
      return true;
    };
    const pressOnEvent = (focused: PlannedEvent, { key, target }: KeyboardEvent): boolean => {
      const command = isAllowed ? key.toLowerCase() : '';
      const next = eventAfterKey(latest.current.plan, focused, key);
      if (command === 'm') setInHand({ event: focused, target: placeInPlan(focused) });
      else if (command === 'n') {
        before.current = target as HTMLElement;
        setInHand(newAt(latest.current, cellOf(target)));
      } else if (next) focusEvent(element, next);
      else return false;
      return true;
    };
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.ctrlKey || press.metaKey || press.altKey) return;
      const { inHand } = latest.current;
      const focused = eventOf(press.target);
      const isHandled = inHand
        ? keyOnMoving(inHand, pressedKey(press))
        : focused && pressOnEvent(focused, press);
      if (isHandled) press.preventDefault();
    };

    const onDragStart = (drag: DragEvent) => {
      const event = eventOf(drag.target);
      if (!event) return;
      drag.dataTransfer?.setData('text/plain', event.title);
      setInHand({ event, target: placeInPlan(event) });
    };
    const onDragOver = (drag: DragEvent) => {
      const moved = movingAt(cellOf(drag.target));
      if (!moved) return;
      drag.preventDefault();
      setInHand((now) => (now && isSameTarget(moved.target, now.target) ? now : moved));
    };
    const onDrop = (drag: DragEvent) => {
      const moved = movingAt(cellOf(drag.target));
      if (!moved) return;
      drag.preventDefault();
      drop(moved);
    };
    // Dispatched after a drop; without one, nothing is moved.
    const onDragEnd = () => setInHand(null);

    // A click on a cell places a new internal date.
    const onClick = (press: MouseEvent) => {
      const moved = movingAt(cellOf(press.target));
      if (!moved || !isNew(moved.event)) return;
      press.preventDefault();
      press.stopPropagation();
      drop(moved);
    };

    const moving = {
      click: onClick,
      dragstart: onDragStart,
      dragenter: onDragOver,
      dragover: onDragOver,
      drop: onDrop,
      dragend: onDragEnd,
    };
    return addListeners(element, { keydown: onKeyDown, ...(isAllowed ? moving : {}) });
  }, [grid, isAllowed, move]);

  function end(): void {
    const event = placed?.event;
    keep(null);
    if (event) requestAnimationFrame(() => focusEvent(grid.current, event));
  }

  function start(): void {
    before.current = document.activeElement as HTMLElement | null;
    keep(null);
    setInHand(newAt(latest.current, null));
    grid.current?.focus({ preventScroll: true });
  }

  const write = (place: string) => placed && keep({ ...placed, place });
  const settle = () => latest.current.placed && keep({ ...latest.current.placed, isSettled: true });
  return { inHand, placed, start, move, write, settle, end };
}
