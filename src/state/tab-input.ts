/**
 * Input that is saved nowhere yet: kept for the tab and its user, because telephones discard pages in the background,
 * until it is saved or the user logs out.
 */

const prefix = 'foyer-input ';
const keyOf = (user: string, name: string) => `${prefix}${user} ${name}`;

/** What could not be stored lasts as long as the document. */
const memory = new Map<string, string>();

/** Null if there is none. */
export function readTabInput<Input>(user: string, name: string): Input | null {
  const key = keyOf(user, name);
  try {
    return JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param input null when it was saved or discarded */
export function saveTabInput(user: string, name: string, input: object | null): void {
  const key = keyOf(user, name);
  const text = JSON.stringify(input);
  if (input) memory.set(key, text);
  try {
    if (input) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // The storage is full or blocked.
    return;
  }
  memory.delete(key);
}

const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

export function hasTabInput(): boolean {
  try {
    return memory.size > 0 || storedKeys().length > 0;
  } catch {
    return false;
  }
}

/** On logout, since others may use the browser next. */
export function clearTabInput(): void {
  memory.clear();
  try {
    for (const key of storedKeys()) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing.
  }
}
