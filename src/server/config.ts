// The environment, checked once at start: everything an operator can set, with its default.
import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { settingOf } from './secret-files.ts';
import { StartError } from './start-error.ts';

/** One sentence per wrong value, each on a line of its own. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

const wholeNumber = (min: number, max: number, otherwise: string | number) => {
  const message = `must be a whole number from ${min} to ${max}; without it ${otherwise} counts`;
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, message)
    .transform(Number);
};

const originRule = 'must be an address like https://theatre.example, without a path';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environmentSchema = z.object({
  /** Port of the website. */
  PORT: wholeNumber(1, 65535, 3000).default(3000),
  /** Address to listen on; by default all, so that a phone in the same network sees the site. */
  HOST: z
    .string()
    .refine(isHost, 'must be an address of this machine or a host name; without it 0.0.0.0 counts')
    .default('0.0.0.0'),
  /** Absolute path of the folder for database, media and backups. */
  DATA_DIR: z
    .string()
    .refine(
      (text) => !text.includes('://'),
      'must be a folder; object stores belong in MEDIA_STORE or BACKUP_TO, databases in DATABASE_URL',
    )
    .default('data')
    .transform((folder) => path.resolve(folder)),
  /** The operator's PostgreSQL; undefined means the embedded one inside DATA_DIR. */
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'must begin with postgres:// or postgresql://; without it Foyer starts its own')
    .optional(),
  /** A replica of it, for reading visitors' pages. */
  DATABASE_REPLICA_URL: z
    .string()
    .refine(
      isDatabaseUrl,
      'must begin with postgres:// or postgresql://; without it pages are read from DATABASE_URL',
    )
    .optional(),
  /** An object store for media, `s3://bucket/prefix`; undefined: the folder `media` in DATA_DIR. */
  MEDIA_STORE: z
    .string()
    .refine(isBucket, 'must look like s3://bucket or s3://bucket/folder; without it DATA_DIR/media counts')
    .optional(),
  /** Target of backups, a folder or `s3://bucket/prefix`; undefined disables nightly backups. */
  BACKUP_TO: z
    .string()
    .refine(
      (text) => isBucket(text) || path.isAbsolute(text),
      'must be an absolute path of a folder, or look like s3://bucket/folder; without it there is no nightly backup',
    )
    .optional(),
  /** An age key that encrypts backups; undefined leaves them unencrypted. */
  BACKUP_KEY: z
    .string()
    .refine(
      isBackupKey,
      'must begin with AGE-SECRET-KEY- or age1; `npm run backup -- --new-key` makes one; without it ' +
        'backups are not encrypted',
    )
    .optional(),
  /** Days after which a backup is removed; the newest always stays. */
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650, 30).default(30),
  /** The object store's own address; undefined: Amazon's. */
  S3_ENDPOINT: z
    .string()
    .refine(isWebAddress, 'must be an address like https://s3.example.org; without it Amazon is asked')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Connections to the database at most, per process. */
  DATABASE_POOL_SIZE: wholeNumber(1, 100, 10).default(10),
  /** The public address of the site, without a trailing slash. */
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, `${originRule}; without it http://localhost with the PORT counts`)
    .transform((text) => new URL(text).origin)
    .optional(),
  /** Origin of the ticket shop; null: the theatre has none; undefined means the demo shop on SHOP_PORT. */
  SHOP_ORIGIN: z
    .string()
    .refine(
      (text) => text === 'none' || isOrigin(text),
      `${originRule}, or "none" if the theatre has no shop; without it Foyer starts a demo shop`,
    )
    .transform((text) => (text === 'none' ? null : new URL(text).origin))
    .optional(),
  /** Port of the demo shop. */
  SHOP_PORT: wholeNumber(1, 65535, 'the port after PORT').optional(),
  /** First account: both or neither; without them one is created and its password printed once. */
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((text) => [...text].length >= 15 && [...text].length <= 128, 'must have 15 to 128 characters')
    .optional(),
  /** Whether accounts need a second factor. */
  SECOND_FACTOR: z
    .enum(['optional', 'required'], 'must be optional or required; without it optional counts')
    .default('optional'),
  /** The mail server; undefined: mails stay in the database and are not sent. */
  SMTP_URL: z
    .string()
    .refine(
      isMailServer,
      'must look like smtps://name:password@mail.example:465; without it letters are kept',
    )
    .optional(),
  /** The sender of mails. */
  MAIL_FROM: z.email('must be an e-mail address; without it that of the box office counts').optional(),
  /** The virus scanner for visitors' files; undefined: they are not scanned. */
  CLAMD_ADDRESS: z
    .string()
    .refine(
      (text) => path.isAbsolute(text) || /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(text),
      'must look like localhost:3310, or be the absolute path of a socket; without it files are not scanned',
    )
    .optional(),
  /** Number of proxies in front whose X-Forwarded-For entries are trusted. */
  TRUST_PROXY: wholeNumber(0, 10, 0).default(0),
  /** The token for `/metrics`; without it the address does not exist and nothing is counted. */
  METRICS_TOKEN: z
    .string()
    .refine(
      (text) => /^[\w~+/.=-]{16,}$/.test(text),
      'must have at least 16 letters, digits or signs of -._~+/=',
    )
    .optional(),
  LOG_LEVEL: z
    .enum(logLevels, `must be one of ${logLevels.join(', ')}; without it info counts`)
    .default('info'),
  /** For tests and previews only: the moment at which this process's clock starts; undefined: real time. */
  CLOCK: z.iso
    .datetime({ offset: true, error: 'must be a moment with its offset, such as 2026-03-12T14:00:00+01:00' })
    .transform((text) => new Date(text))
    .optional(),
  /** Milliseconds from an editor's last change until it is saved. */
  SAVE_DELAY: wholeNumber(0, 60_000, 1000).default(1000),
});

const configSchema = environmentSchema
  .transform((values) => ({
    ...values,
    PUBLIC_URL: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    SHOP_PORT: values.SHOP_PORT ?? (values.PORT === 65535 ? 65534 : values.PORT + 1),
  }))
  .superRefine((values, context) => {
    const report = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (values.ADMIN_EMAIL && !values.ADMIN_PASSWORD)
      report('ADMIN_PASSWORD', 'must be set with ADMIN_EMAIL');
    if (values.ADMIN_PASSWORD && !values.ADMIN_EMAIL)
      report('ADMIN_EMAIL', 'must be set with ADMIN_PASSWORD');
    if (!values.S3_ACCESS_KEY_ID !== !values.S3_SECRET_ACCESS_KEY) {
      const missing = values.S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
      report(missing, 'must be set with the other of the two');
    }
    if (values.SHOP_ORIGIN === undefined && values.SHOP_PORT === values.PORT)
      report('SHOP_PORT', 'must differ from PORT');
    if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL)
      report('DATABASE_REPLICA_URL', 'belongs to a PostgreSQL of your own: set DATABASE_URL too');
    if (!values.DATABASE_URL && values.DATABASE_POOL_SIZE > 30) {
      report(
        'DATABASE_POOL_SIZE',
        'must be at most 30 with the embedded database, which takes 40 connections',
      );
    }
  });

/** The checked environment under its own names, so that a search for a name finds every use. */
export type Config = z.output<typeof configSchema>;

/**
 * Reads the environment; an empty value counts as not set.
 * @throws StartError if the file of a secret cannot be read
 * @throws ConfigError with one message for each invalid value: its name, the value, the remedy
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = givenValues(env);
  const result = configSchema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map((issue) => sentence(issue, given)).join('\n'));
}

function givenValues(env: Record<string, string | undefined>): Record<string, string> {
  const names = Object.keys(environmentSchema.shape);
  const values = names.map((name) => {
    const value = settingOf(env, name);
    return [name, name === 'ADMIN_PASSWORD' ? value : value.trim()] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value.trim() !== ''));
}

function sentence({ path: [name], message }: z.core.$ZodIssue, given: Record<string, string>): string {
  const value = given[String(name)];
  if (value === undefined) return `${String(name)} is not set: it ${message}.`;
  return `${String(name)} ${shown(String(name), value)}: it ${message}.`;
}

/** Passwords are not printed; of addresses that may contain one only the scheme is. */
function shown(name: string, value: string): string {
  if (name === 'METRICS_TOKEN' || name === 'BACKUP_KEY' || name === 'S3_SECRET_ACCESS_KEY')
    return 'cannot be read';
  if (name === 'ADMIN_PASSWORD') return `has ${[...value].length} characters`;
  if (name === 'DATABASE_URL' || name === 'DATABASE_REPLICA_URL' || name === 'SMTP_URL')
    return `begins with "${/^[a-z]*:?/i.exec(value)?.[0] ?? ''}"`;
  return `is "${value}"`;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return false;
  return url.pathname === '/' && !url.search && !url.hash && !text.endsWith('?') && !text.endsWith('#');
}

function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

function isBucket(text: string): boolean {
  return /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*\/?$/.test(text);
}

function isBackupKey(text: string): boolean {
  return /^(?:AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+|age1[0-9a-z]+)$/.test(text);
}

function isWebAddress(text: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
}

/** A name does not end in a number: that is a mistyped address, which no name server knows. */
function isHost(text: string): boolean {
  return (
    net.isIP(text) !== 0 ||
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*(?!\d+$)[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(text)
  );
}
