// Presence: who edits what, over all instances. In memory, shared by notifications; it locks nothing.
import { randomUUID } from 'node:crypto';
import type { PersonTab, PresenceEvent, PresencePosition } from '#domain/pages/presence.ts';
import type { AppContext } from '#server/app-context.ts';
import { listenForNotifications, type NotificationListener } from '#server/db/listen.ts';
import { type ContainerMessage, editingChannel } from '#server/services/modules/slots.ts';
import { editingSessionsOf } from './presence-sessions.ts';

/** A user with a page or a record open for editing: the form in notifications between instances. */
interface Present extends PersonTab {
  user_id: string;
  containers: readonly number[];
  /** The record whose form is open, such as `productions/12`; empty for none. */
  record: string;
}

/** A tab whose event stream is connected to this instance. */
interface LocalTab extends Omit<Present, keyof PresencePosition> {
  session_id: string;
  send(event: PresenceEvent, data: object): void;
  /** Closes the stream. */
  end(): void;
}

interface OwnTab {
  tab: LocalTab;
  position: PresencePosition;
  /** Time of its last heartbeat, in milliseconds. */
  heard_at: number;
  /** The last state sent to it, to send only changes. */
  lastPeople: string;
}

type PresenceMessage =
  | { kind: 'here'; instance: string; tabs: Present[] }
  | { kind: 'gone'; instance: string; tab: string }
  | { kind: 'at'; instance: string; tab: string; user_id: string; position: PresencePosition }
  | { kind: 'ask'; instance: string };

export interface Presence {
  /** @returns removes it */
  join(tab: LocalTab): () => void;
  /** Sets the position of a user's own tab, and counts as a heartbeat. */
  at(tab: string, user_id: string, position: PresencePosition): void;
  /** Ends every stream. */
  close(): Promise<void>;
}

type PresenceContext = Pick<AppContext, 'database' | 'log'>;

const channel = 'foyer_presence';
/** Milliseconds between heartbeats of tabs, and between notifications of instances. */
const heartbeatInterval = 5000;
/** Milliseconds without a heartbeat after which a tab is gone (a closed laptop, a crashed instance). */
const timeout = 16_000;
/** Milliseconds between checks of the sessions of event streams. */
const sessionCheck = 2000;
/** Event streams per account; beyond it the oldest ends. */
const maxTabs = 20;
/** Bytes of a notification; PostgreSQL's limit is 8000. */
const maxBytes = 6000;

const all = new WeakMap<object, Presence>();

/** The presence of an application, created at first use. */
export function presenceOf(appContext: PresenceContext): Presence {
  const presence = all.get(appContext.database.pool) ?? createPresence(appContext);
  all.set(appContext.database.pool, presence);
  return presence;
}

/** Ends open streams before the program stops; does nothing if there are none. */
export async function closePresence({ database }: Pick<AppContext, 'database'>): Promise<void> {
  await all.get(database.pool)?.close();
}

function createPresence(appContext: PresenceContext): Presence {
  const instance = randomUUID();
  const own = new Map<string, OwnTab>();
  const others = new Map<string, { present: Present; instance: string; heard_at: number }>();
  let listening: NotificationListener | null = null;
  let isListening = false;
  let timers: NodeJS.Timeout[] = [];
  let lastSent: Promise<unknown> = Promise.resolve();

  /** One after the other: over two connections of the pool, an older position could arrive after a newer one. */
  const notify = (message: PresenceMessage) => {
    const payload = JSON.stringify(message);
    lastSent = lastSent
      .then(() => appContext.database.pool.query('select pg_notify($1, $2)', [channel, payload]))
      // The next heartbeat repeats it.
      .catch(() => undefined);
  };
  const presentOf = ({ tab, position }: OwnTab): Present => {
    const { user_id, name, containers, record } = tab;
    return { tab: tab.tab, user_id, name, containers, record, ...position };
  };
  const notifyOwnTabs = () => {
    for (const tabs of inParts([...own.values()].map(presentOf))) notify({ kind: 'here', instance, tabs });
  };

  /** Sends every tab of this instance the other editors of its page or record, if they have changed. */
  const sendPeople = () => {
    const everybody = [
      ...[...own.values()].map(presentOf),
      ...[...others.values()].map((each) => each.present),
    ];
    for (const ownTab of own.values()) {
      const { tab, containers, record } = ownTab.tab;
      const isHere = (each: Present) =>
        (record !== '' && each.record === record) || each.containers.some((id) => containers.includes(id));
      const people = everybody
        .filter((each) => each.tab !== tab && isHere(each))
        .map(({ tab: key, name, module, field }): PersonTab => ({ tab: key, name, module, field }))
        .sort((a, b) => a.name.localeCompare(b.name, 'de') || a.tab.localeCompare(b.tab));
      const state = JSON.stringify(people);
      if (state === ownTab.lastPeople) continue;
      ownTab.lastPeople = state;
      ownTab.tab.send('people', { people });
    }
  };

  const removeTab = (tab: string) => {
    if (!own.delete(tab)) return;
    notify({ kind: 'gone', instance, tab });
    sendPeople();
    if (own.size === 0) stop();
  };

  const move = (tab: string, user_id: string, position: PresencePosition): boolean => {
    const ownTab = own.get(tab);
    if (!ownTab || ownTab.tab.user_id !== user_id) return false;
    ownTab.heard_at = performance.now();
    const { module, field } = ownTab.position;
    if (module === position.module && field === position.field) return true;
    ownTab.position = position;
    notify({ kind: 'here', instance, tabs: [presentOf(ownTab)] });
    sendPeople();
    return true;
  };

  const receive = (message: PresenceMessage) => {
    if (message.instance === instance) return;
    if (message.kind === 'ask') notifyOwnTabs();
    else if (message.kind === 'gone') others.delete(message.tab);
    else if (message.kind === 'at') move(message.tab, message.user_id, message.position);
    else {
      for (const present of message.tabs) {
        // A tab that reconnected to another instance is no longer here.
        others.set(present.tab, { present, instance: message.instance, heard_at: performance.now() });
      }
    }
    sendPeople();
  };

  const receiveChange = (payload: string) => {
    const message = read<ContainerMessage>(payload);
    if (!message) return;
    const { user_id, ...change } = message;
    for (const { tab } of own.values()) {
      if (!tab.containers.includes(change.container)) continue;
      tab.send('changed', user_id === undefined ? change : { ...change, is_own: user_id === tab.user_id });
    }
  };

  const sendHeartbeats = () => {
    const late = performance.now() - timeout;
    for (const [tab, { heard_at }] of others) if (heard_at < late) others.delete(tab);
    for (const [id, { heard_at, tab }] of [...own]) {
      if (heard_at >= late) tab.send('beat', {});
      else {
        tab.end();
        removeTab(id);
      }
    }
    notifyOwnTabs();
    sendPeople();
  };

  const checkSessions = async () => {
    const open = [...own.values()].map(({ tab }) => tab);
    try {
      const still = await editingSessionsOf(appContext.database, [
        ...new Set(open.map((tab) => tab.session_id)),
      ]);
      for (const tab of open) {
        if (still.has(tab.session_id)) continue;
        tab.end();
        if (own.get(tab.tab)?.tab === tab) removeTab(tab.tab);
      }
    } catch {
      // The database is unavailable, so sessions cannot be checked; nothing can be read or written either.
    }
  };

  function start(): void {
    if (listening) return;
    listening = listenForNotifications(appContext, {
      name: 'foyer-presence',
      channels: [channel, editingChannel],
      interrupted: 'Listening for other editors was interrupted',
      onNotification(payload, on) {
        if (on === editingChannel) return receiveChange(payload);
        const message = read<PresenceMessage>(payload);
        if (message) receive(message);
      },
      joined() {
        isListening = true;
        notify({ kind: 'ask', instance });
        notifyOwnTabs();
        // Notifications may have been missed: every tab refreshes.
        for (const { tab } of own.values())
          tab.send('changed', { container: null, version: 0, is_published: false });
      },
    });
    timers = [
      setInterval(sendHeartbeats, heartbeatInterval),
      setInterval(() => void checkSessions(), sessionCheck),
    ];
    for (const timer of timers) timer.unref();
  }

  function stop(): Promise<void> {
    const { close } = listening ?? { close: async () => undefined };
    listening = null;
    isListening = false;
    for (const timer of timers) clearInterval(timer);
    others.clear();
    return close();
  }

  return {
    join(tab) {
      const before = own.get(tab.tab);
      if (before && before.tab.user_id !== tab.user_id) {
        tab.end();
        return () => undefined;
      }
      before?.tab.end();
      const ofUser = [...own.values()].filter((ownTab) => ownTab.tab.user_id === tab.user_id);
      const oldest = ofUser.length >= maxTabs ? ofUser[0] : undefined;
      if (oldest) {
        oldest.tab.end();
        own.delete(oldest.tab.tab);
      }
      others.delete(tab.tab);
      const position = before?.position ?? { module: null, field: null };
      const ownTab: OwnTab = { tab, position, heard_at: performance.now(), lastPeople: '' };
      own.set(tab.tab, ownTab);
      start();
      // A tab becomes visible to others once its updates, sent to any instance, reach this one.
      if (isListening) notify({ kind: 'here', instance, tabs: [presentOf(ownTab)] });
      sendPeople();
      return () => {
        if (own.get(tab.tab) === ownTab) removeTab(tab.tab);
      };
    },
    at(tab, user_id, position) {
      if (!move(tab, user_id, position)) notify({ kind: 'at', instance, tab, user_id, position });
    },
    async close() {
      for (const { tab } of own.values()) tab.end();
      own.clear();
      await stop();
    },
  };
}

/** Null for an unknown format. */
function read<T>(payload: string): T | null {
  try {
    return JSON.parse(payload) as T;
  } catch {
    return null;
  }
}

/** Splits tabs over several notifications, because their size is limited. */
function inParts(tabs: readonly Present[]): Present[][] {
  const parts: Present[][] = [[]];
  let bytes = 0;
  for (const tab of tabs) {
    const size = Buffer.byteLength(JSON.stringify(tab));
    if (bytes + size > maxBytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(tab);
    bytes += size;
  }
  return parts.filter((part) => part.length > 0);
}
