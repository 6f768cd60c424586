// The interface of the log.

/** The part of a pino logger that the server uses. */
export interface Log {
  info(data: object | string, message?: string): void;
  warn(data: object | string, message?: string): void;
  error(data: object | string, message?: string): void;
}
