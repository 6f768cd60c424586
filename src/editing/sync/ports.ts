/** The ports of an editing session: implemented once for browsers, and by fakes in tests. */
import type { FieldMerge } from '../core/merge/three-way.ts';
import type { DraftRows } from './drafts/draft-rows.ts';

export interface Clock {
  /** The server's time, in milliseconds. */
  now(): number;
  /** @returns the function that cancels it */
  after(milliseconds: number, act: () => void): () => void;
}

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query on this origin. */
  address: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
  /** Receives the share sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Ends an upload. */
  signal?: AbortSignal | undefined;
}

export interface TransportResponse {
  status: number;
  /** Null if it is no JSON. */
  body: unknown;
}

/** Server-sent events by name; `open` and `error` as in the browser's `EventSource`. */
export interface StreamListeners {
  open(): void;
  /** @param isClosed there is no automatic reconnect */
  error(isClosed: boolean): void;
  events: Readonly<Record<string, (data: string) => void>>;
}

export interface Transport {
  /** Rejects if the server cannot be reached. */
  send(request: TransportRequest): Promise<TransportResponse>;
  /** @returns the function that closes it */
  listen(address: string, listeners: StreamListeners): () => void;
}

export interface DraftStorage {
  /** @throws if the browser has no storage */
  openRows(): Promise<DraftRows>;
  /**
   * The name of this tab, which a reload keeps.
   * @throws if tabs cannot be identified
   */
  ownTab(): Promise<string>;
  /**
   * Claims the name of a tab that has ended.
   * @param mayEnd waits shortly for a tab that is just ending
   * @returns the function that releases it; null if that tab is alive
   */
  claimTab(tab: string, mayEnd: boolean): Promise<(() => void) | null>;
}

/** The browser's window. */
export interface BrowserPage {
  path(): string;
  title(): string;
  /** Navigates to another address, or reloads the page. */
  leave(address?: string): void;
  isVisible(): boolean;
  /**
   * The page became visible or hidden.
   * @returns the function that unsubscribes
   */
  onVisibility(listener: () => void): () => void;
  /**
   * The page is being hidden, perhaps for good.
   * @returns the function that unsubscribes
   */
  onHide(listener: () => void): () => void;
  /** Notifies of a restored connection. @returns a function that unsubscribes */
  onOnline(listener: () => void): () => void;
}

/** The clipboard for modules, shared by all pages and tabs of this browser. */
export interface Clipboard {
  read(): string | null;
  /** @param texts plain or with tags; other programs get their text only */
  write(value: string, texts: readonly string[]): void;
}

/** The focused text and the caret: remote changes must not replace the text under the caret or scroll the page. */
export interface EditingSurface {
  /** Whether this text has the caret. */
  isWritten(id: number, text: Pick<FieldMerge, 'field' | 'language'>): boolean;
  /** Whether any text of a module has the caret. */
  isWrittenIn(id: number): boolean;
  /**
   * Loads the code of the next three methods; without it no paragraph is kept, and nothing is written around the caret.
   */
  loadCaret(): Promise<void>;
  /** Whether the paragraph with the caret stays unchanged, so that the others may be replaced. */
  leavesCaret(merge: FieldMerge): boolean;
  /** Writes merged text around the caret, which keeps its character. */
  writeAroundCaret(merge: FieldMerge): void;
  /** Flushes the input since the last frame to the document. */
  flushFocusedText(): void;
  /** Whether a module is open in a form, by itself or as an item of its list. */
  isInForm(id: number): boolean;
  /** The module with the caret, the focus or the open form. */
  currentModule(): number | null;
  /** The module whose English text has the caret. */
  englishModule(): number | null;
  /** Changes modules while keeping the scroll position. */
  keepingPosition(change: () => void): void;
  /**
   * The focus has moved and settled.
   * @returns the function that unsubscribes
   */
  onFocusMoved(listener: () => void): () => void;
  /** Runs the callback in a pause of typing. */
  whenNotTyping(act: () => void): void;
  /** Opens one of the dialogs over the page. */
  openDialog(dialog: { kind: 'conflict'; id: number } | { kind: 'drafts' }): void;
}

export interface EditingPorts {
  clock: Clock;
  transport: Transport;
  /** Loaded when drafts are opened. */
  storage(): Promise<DraftStorage>;
  page: BrowserPage;
  clipboard: Clipboard;
}
