/** The one stream of a tab: who else is here, and what they have written. Begins again by itself, whatever went away. */

import { moduleAtHand, watchWhere } from '../../ui/surface/cursor-presence.ts';
import { session } from '../account/account.ts';
import { shownContainers, watchContainers } from '../containers.ts';
import { refresh } from '../saving/saving.ts';
import { type Person, takePeople } from './people.ts';

interface Changed {
  /** Null where anything may have been missed. */
  container: number | null;
  version: number;
  is_published: boolean;
}

/** This tab, for as long as it is open. */
const tab = `tab-${crypto.randomUUID()}`;
const firstWait = 1000;
const longestWait = 15_000;
/** Milliseconds after which nobody is shown any more whom nobody has told of. */
const patience = 10_000;
/** A tab that nobody looks at is no longer there after so many milliseconds; it comes back when it is looked at. */
const hiddenFor = 60_000;

let source: EventSource | null = null;
let joined = '';
let wait = firstWait;
let again: ReturnType<typeof setTimeout> | undefined;
let lonely: ReturnType<typeof setTimeout> | undefined;
let hidden: ReturnType<typeof setTimeout> | undefined;
let said: number | null | undefined;

/** @returns what ends it */
export function startPresence(): () => void {
  const ends = [
    watchContainers(join),
    session.subscribe(() => session.get().logged && !source && join()),
    watchWhere(() => void sayWhere(false)),
  ];
  const look = () => {
    clearTimeout(hidden);
    if (document.visibilityState === 'hidden') hidden = setTimeout(part, hiddenFor);
    else if (!source) join();
  };
  const online = () => !source && join();
  document.addEventListener('visibilitychange', look);
  addEventListener('online', online);
  join();
  return () => {
    for (const end of ends) end();
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', online);
    clearTimeout(hidden);
    part();
    takePeople([]);
  };
}

const wanted = () =>
  shownContainers()
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();

/** Opens the stream for the places that are on the page now; where it is open for them already, it stays. */
function join(): void {
  const containers = wanted();
  if (containers === '' || (source && joined === containers)) return;
  part();
  joined = containers;
  const query = new URLSearchParams({ tab, containers });
  const stream = new EventSource(`/${session.get().locale}/pageeditor-api/presence?${query}`);
  source = stream;
  stream.addEventListener('open', () => {
    wait = firstWait;
    clearTimeout(lonely);
    said = undefined;
    void sayWhere(false);
    // What was written before it was open was not heard.
    for (const { id } of shownContainers()) refresh(id);
  });
  stream.addEventListener('people', ({ data }) =>
    takePeople((JSON.parse(data) as { people: Person[] }).people),
  );
  stream.addEventListener('changed', ({ data }) => hear(JSON.parse(data) as Changed));
  stream.addEventListener('beat', () => void sayWhere(true));
  stream.addEventListener('error', () => {
    if (source !== stream) return;
    clearTimeout(lonely);
    lonely = setTimeout(() => takePeople([]), patience);
    if (stream.readyState !== EventSource.CLOSED) return;
    // The browser has given up (no session, a server that is starting): then it is tried anew, ever more slowly.
    source = null;
    clearTimeout(again);
    again = setTimeout(join, wait);
    wait = Math.min(wait * 2, longestWait);
  });
}

function part(): void {
  clearTimeout(again);
  clearTimeout(lonely);
  source?.close();
  source = null;
  joined = '';
}

function hear({ container, version, is_published }: Changed): void {
  for (const { id } of shownContainers()) {
    if (container === null || (container === id && is_published)) refresh(id);
    else if (container === id) refresh(id, version);
  }
}

/** @param isAsked the server wants to know whether somebody is still there */
async function sayWhere(isAsked: boolean): Promise<void> {
  const module = moduleAtHand();
  if (!source || (!isAsked && module === said)) return;
  said = module;
  const { locale, csrf_token } = session.get();
  // Not by the usual way: a login that has ended is asked for where something is to be saved, not here.
  await fetch(`/${locale}/pageeditor-api/presence/${tab}`, {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf_token },
    body: JSON.stringify({ module }),
  }).catch(() => undefined);
}
