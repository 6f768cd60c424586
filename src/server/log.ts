// The log: JSON lines on standard output. Errors and addresses are stripped of user input.
import type { DatabaseError } from 'pg';
import { type DestinationStream, type LevelWithSilent, pino } from 'pino';
import { isDatabaseError, isFailedQuery } from './database-failure.ts';

/** The part of the log that the server uses. */
export interface Log {
  info(data: object | string, message?: string): void;
  warn(data: object | string, message?: string): void;
  error(data: object | string, message?: string): void;
}

/**
 * Opens the log; the only place that creates one. Everything logged passes through {@link redactForLog}, so that callers
 * may log any error.
 */
export function openLog(level: LevelWithSilent, to?: DestinationStream): Log {
  const logger = pino({ level, serializers: { err: described } }, to ?? pino.destination(1));
  const writer =
    (write: 'info' | 'warn' | 'error') =>
    (data: object | string, message?: string): void => {
      if (typeof data === 'string') logger[write](textWithout(data));
      else
        logger[write](redactForLog(data) as object, message === undefined ? undefined : textWithout(message));
    };
  return { info: writer('info'), warn: writer('warn'), error: writer('error') };
}

/** Errors are serialised before they reach the logger, whose own serialiser would add to them. */
const described = (value: unknown) => value;

const maxDepth = 6;
const maxText = 500;
const maxFrames = 12;

/** A value as it may be logged: errors described, texts without addresses of people, queries of URLs and tokens. */
function redactForLog(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return textWithout(value);
  if (value instanceof Error) return describeError(value, depth);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= maxDepth || ArrayBuffer.isView(value)) return '…';
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => redactForLog(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, redactForLog(inner, depth + 1)]),
  );
}

const emailAddress = /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g;
const urlQuery = /(\/[^\s?"']*)\?[^\s"']*/g;
/** 32 and more characters that look random: tokens of sessions, forms, links. */
const token = /(?<![\w-])(?=[\w.-]*\d)(?=[\w.-]*[a-z])(?=[\w.-]*[A-Z])[\w.-]{32,}/g;

/** A text without e-mail addresses, queries of URLs and tokens. */
function textWithout(text: string): string {
  const cut = text.length > maxText ? `${text.slice(0, maxText)}…` : text;
  return cut.replace(emailAddress, '…@…').replace(urlQuery, '$1?…').replace(token, '…');
}

/**
 * Serialises an error without user input. The server's messages and details contain values, and Drizzle's errors the
 * parameters: of both, only what the program itself has written is kept. A syntax error quotes the text that could not
 * be parsed.
 */
function describeError(error: Error, depth: number): object {
  const { name, cause } = error;
  const code = (error as { code?: unknown }).code;
  return {
    type: name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(isFailedQuery(error) ? { query: error.query.slice(0, maxText) } : {}),
    ...(isDatabaseError(error) ? describeDatabaseError(error) : {}),
    ...(isQuoting(error) ? {} : { message: textWithout(error.message) }),
    at: framesOf(error),
    ...(error instanceof AggregateError ? { errors: redactForLog(error.errors, depth + 1) } : {}),
    ...(cause === undefined || depth >= maxDepth ? {} : { cause: redactForLog(cause, depth + 1) }),
  };
}

/** Classes of SQLSTATEs about the server's own state, whose messages contain no values. */
const aboutServer = /^(?:08|28|3D|40|53|55|57|58|XX)/;

const isQuoting = (error: Error): boolean =>
  isFailedQuery(error) ||
  error instanceof SyntaxError ||
  (isDatabaseError(error) && !aboutServer.test(error.code ?? ''));

/** The parts of a server error that concern its schema and state. */
function describeDatabaseError({
  severity,
  schema,
  table,
  column,
  constraint,
  dataType,
  routine,
}: DatabaseError) {
  return { severity, schema, table, column, constraint, dataType, routine };
}

/** The stack trace without its first line, which repeats the message. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim());
