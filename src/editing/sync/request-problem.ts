/** The error of a rejected request, with its problem document. */

export interface RejectedField {
  field: string;
  message: string;
}

/**
 * Whether the same request may succeed later, or has been executed without an answer: the server was not reached, was
 * overloaded or has failed, or a proxy answered for it.
 */
export const isTransient = (status: number): boolean => status >= 500 || [0, 408, 425, 429].includes(status);

/** A problem document, or `status` 0 if the server could not be reached. */
export class RequestProblem extends Error {
  // Declared only: fields without a value would be part of every editor's bundle.
  declare readonly status: number;
  declare readonly detail: string;
  declare readonly errors: readonly RejectedField[];
  /** The whole document: a rejected save includes the current module. */
  declare readonly document: Readonly<Record<string, unknown>>;

  constructor(status: number, document: Record<string, unknown> = {}) {
    const detail = typeof document.detail === 'string' ? document.detail : '';
    super(detail || `The request ended with ${status}.`);
    this.status = status;
    this.detail = detail;
    this.errors = Array.isArray(document.errors) ? (document.errors as RejectedField[]) : [];
    this.document = document;
  }
}
