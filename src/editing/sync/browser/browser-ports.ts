/** The ports of an editing session in a browser. */

import type { BrowserPage, Clipboard, Clock, DraftStorage, EditingPorts, Transport } from '../ports.ts';

/** Milliseconds up to which a clock counts as right: the time of an answer is that of its second, and some seconds old. */
const tolerance = 5000;

/** The server's clock, by its answers: that of the computer may be wrong, and editors compare times with each other. */
function createClock(): Clock & { hear(date: string | null): void } {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  return {
    now,
    after(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    hear(date) {
      const off = Date.parse(`${date}`) - now();
      if (Math.abs(off) > tolerance) ahead += off;
    },
  };
}

const createTransport = (hear: (date: string | null) => void): Transport => ({
  send({ method, address, headers, body, onProgress, signal }) {
    if (onProgress) return upload(method, address, headers, body as FormData, onProgress, signal);
    return fetch(address, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
    }).then(async (response) => {
      hear(response.headers.get('Date'));
      return { status: response.status, body: parsed(await response.text()) };
    });
  },

  listen(address, { open, error, events }) {
    const stream = new EventSource(address);
    stream.addEventListener('open', open);
    stream.addEventListener('error', () => error(stream.readyState === EventSource.CLOSED));
    for (const [name, listener] of Object.entries(events))
      stream.addEventListener(name, ({ data }: MessageEvent<string>) => listener(data));
    return () => stream.close();
  },
});

/** Uses `XMLHttpRequest`, since `fetch` reports no upload progress. */
function upload(
  method: string,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: FormData,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): ReturnType<Transport['send']> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) });
    request.onerror = request.onabort = reject;
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function listenTo(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}

const page: BrowserPage = {
  path: () => location.pathname,
  title: () => document.title,
  leave(address = location.href) {
    // Assigning the current address with a fragment would only scroll.
    if (address === location.href) location.reload();
    else location.assign(address);
  },
  isVisible: () => document.visibilityState !== 'hidden',
  onVisibility: (listener) => listenTo(document, 'visibilitychange', listener),
  onHide(listener) {
    const ends = ['visibilitychange', 'pagehide'].map((event) => listenTo(window, event, listener));
    return () => {
      for (const end of ends) end();
    };
  },
  onOnline: (listener) => listenTo(window, 'online', listener),
};

const clipboardKey = 'foyer-clipboard';
const clipboard: Clipboard = {
  read() {
    try {
      return localStorage.getItem(clipboardKey);
    } catch {
      return null;
    }
  },
  write(value, texts) {
    try {
      localStorage.setItem(clipboardKey, value);
    } catch {
      // The storage is full or forbidden: pasting as text still works.
    }
    const words = texts.map(wordsOf).filter((text) => text !== '');
    navigator.clipboard?.writeText(words.join('\n\n')).catch(() => undefined);
  },
};

function wordsOf(text: string): string {
  if (!text.includes('<')) return text;
  return (new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '').trim();
}

export function createBrowserPorts(): EditingPorts {
  let loading: Promise<DraftStorage> | undefined;
  const clock = createClock();
  return {
    clock,
    transport: createTransport(clock.hear),
    page,
    clipboard,
    storage() {
      loading ??= import('./draft-storage.ts').then(({ createDraftStorage }) => createDraftStorage());
      return loading;
    },
  };
}
