/** The state of "Tonight": the cards, the queue of requests, and whether there is a connection. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TonightRequest } from '#domain/tonight/changes.ts';
import type { Tonight, TonightCard, TonightChange } from '#domain/tonight/tonight.ts';
import { enqueue, type QueuedRequest, type QueueProblem, readQueue, writeQueue } from './queue.ts';
import { isServed } from './read-back.ts';
import {
  fetchTonight,
  type Reachability,
  sendTonightRequest,
  sendUndo,
  type TonightOutcome,
  type TonightRequestContext,
} from './tonight-requests.ts';

/** Milliseconds between polls for changes by others. */
const pollInterval = 10_000;
/** Milliseconds between retries, and between checks of the public event row. */
const retryInterval = 5000;
const readBackInterval = 500;

export interface TonightModel {
  tonight: Tonight;
  /** `performance.now()` when the cards were loaded; 0 for those of the page itself. */
  readAt: number;
  server: Reachability;
  queue: readonly QueuedRequest[];
  /** Events with a request in flight. */
  sending: ReadonlySet<number>;
  /** Events whose row in the schedule is not updated yet. */
  unconfirmed: ReadonlySet<number>;
  runTonightAction(card: TonightCard, request: TonightRequest): void;
  retry(): void;
  discard(operation_id: string): void;
  undo(card: TonightCard, change: TonightChange): void;
}

const problemOf = (outcome: TonightOutcome): QueueProblem | null => {
  if (outcome.outcome === 'stale') return { kind: 'stale', by: outcome.changed_by ?? '' };
  if (outcome.outcome === 'logged-out') return { kind: 'logged-out' };
  return outcome.outcome === 'rejected' ? { kind: 'rejected', detail: outcome.detail } : null;
};

const serverOf: Partial<Record<TonightOutcome['outcome'], Reachability>> = {
  unreachable: 'unreachable',
  'logged-out': 'logged-out',
};

/** @param user the owner of the queue on this device */
export function useTonight(
  initial: Tonight,
  user: string,
  requestContext: TonightRequestContext,
): TonightModel {
  const [read, setRead] = useState({ tonight: initial, readAt: 0 });
  const [server, setServer] = useState<Reachability>('reachable');
  const [queue, setQueue] = useState<readonly QueuedRequest[]>([]);
  const [sending, setSending] = useState<ReadonlySet<number>>(new Set());
  const [unconfirmed, setUnconfirmed] = useState<ReadonlySet<number>>(new Set());
  const latest = useRef({ queue, requestContext, inFlight: new Set<string>(), isLeft: false });
  latest.current.requestContext = requestContext;

  const keep = useCallback(
    (change: (queue: readonly QueuedRequest[]) => readonly QueuedRequest[]) => {
      const next = change(latest.current.queue);
      latest.current.queue = next;
      writeQueue(user, next);
      setQueue(next);
    },
    [user],
  );

  const refresh = useCallback(async () => {
    const tonight = await fetchTonight(latest.current.requestContext);
    if (typeof tonight === 'string') return setServer(tonight);
    setServer('reachable');
    setRead({ tonight, readAt: performance.now() });
  }, []);

  /** Reads back until the schedule shows the card or the screen is left, for a minute at most. */
  const confirm = useCallback(
    async (card: TonightCard) => {
      setUnconfirmed((ids) => new Set([...ids, card.id]));
      for (let tries = 0; tries < 60_000 / readBackInterval; tries += 1) {
        if (await isServed(card)) break;
        await new Promise((resolve) => setTimeout(resolve, readBackInterval));
        if (latest.current.isLeft) return;
      }
      await refresh();
      setUnconfirmed((ids) => new Set([...ids].filter((id) => id !== card.id)));
    },
    [refresh],
  );

  const receive = useCallback(
    (outcome: TonightOutcome) => {
      setServer(serverOf[outcome.outcome] ?? 'reachable');
      if (outcome.outcome !== 'done' && outcome.outcome !== 'stale') return;
      const { card } = outcome;
      setRead(({ tonight }) => ({ tonight: withCard(tonight, card), readAt: performance.now() }));
      if (outcome.outcome === 'done') void confirm(card);
    },
    [confirm],
  );

  const send = useCallback(
    async (entry: QueuedRequest) => {
      const { operation_id, event_id, version, request } = entry;
      const { inFlight } = latest.current;
      if (inFlight.has(operation_id)) return;
      inFlight.add(operation_id);
      setSending((ids) => new Set([...ids, event_id]));
      const { requestContext } = latest.current;
      const outcome = await ('isUndo' in request
        ? sendUndo(requestContext, event_id, operation_id)
        : sendTonightRequest(requestContext, event_id, { operation_id, version, request }));
      inFlight.delete(operation_id);
      setSending((ids) => new Set([...ids].filter((id) => id !== event_id)));
      const problem = problemOf(outcome);
      keep((entries) =>
        outcome.outcome === 'done'
          ? entries.filter((each) => each.operation_id !== operation_id)
          : entries.map((each) => (each.operation_id === operation_id ? { ...each, problem } : each)),
      );
      receive(outcome);
      // The change cannot be undone, so the cards are outdated.
      if (outcome.outcome === 'rejected') await refresh();
    },
    [keep, receive, refresh],
  );

  const sendWaiting = useCallback(
    (isAsked: boolean) => {
      for (const entry of latest.current.queue) {
        if (entry.problem === null || (isAsked && entry.problem.kind === 'logged-out')) void send(entry);
      }
    },
    [send],
  );

  // Sends the queue of an earlier page once this one has loaded.
  useEffect(() => {
    keep(() => readQueue(user));
    sendWaiting(true);
  }, [keep, sendWaiting, user]);

  useEffect(() => {
    const { current } = latest;
    current.isLeft = false;
    return () => {
      current.isLeft = true;
    };
  }, []);

  useEffect(() => {
    const isShown = () => document.visibilityState === 'visible';
    const poll = setInterval(() => isShown() && void refresh(), pollInterval);
    const retry = setInterval(() => sendWaiting(false), retryInterval);
    const online = () => {
      sendWaiting(false);
      void refresh();
    };
    const offline = () => setServer('unreachable');
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      clearInterval(poll);
      clearInterval(retry);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }, [refresh, sendWaiting]);

  /** Queues the action before it is sent, so that it survives if the telephone turns off. */
  function start(
    { id, version, seen }: TonightCard,
    request: QueuedRequest['request'],
    operation_id: string,
  ) {
    const entry: QueuedRequest = {
      operation_id,
      event_id: id,
      version,
      request,
      seen,
      // By the server's clock: the telephone's may be wrong.
      at: new Date(Date.parse(read.tonight.now) + performance.now() - read.readAt).toISOString(),
      problem: null,
    };
    keep((entries) => enqueue(entries, entry));
    void send(entry);
  }

  return {
    ...read,
    server,
    queue,
    sending,
    unconfirmed,
    runTonightAction: (card, request) => start(card, request, crypto.randomUUID()),
    retry: () => {
      sendWaiting(true);
      void refresh();
    },
    discard: (operation_id) =>
      keep((entries) => entries.filter((each) => each.operation_id !== operation_id)),
    undo: (card, { action, operation_id }) => start(card, { action, isUndo: true }, operation_id),
  };
}

function withCard(tonight: Tonight, card: TonightCard): Tonight {
  const days = tonight.days.map((day) => ({
    ...day,
    cards: day.cards.map((each) => (each.id === card.id ? card : each)),
  }));
  return { ...tonight, days };
}
