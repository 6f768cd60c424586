import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const rejection = (env: Record<string, string>): string => {
  try {
    loadConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'accepted';
};

describe('loadConfig', () => {
  it('requires no settings', () => {
    expect(loadConfig({})).toEqual({
      PORT: 3000,
      HOST: '0.0.0.0',
      DATA_DIR: path.resolve('data'),
      DATABASE_POOL_SIZE: 10,
      PUBLIC_URL: 'http://localhost:3000',
      SHOP_PORT: 3001,
      TRUST_PROXY: 0,
      BACKUP_KEEP_DAYS: 30,
      S3_REGION: 'us-east-1',
      SAVE_DELAY: 1000,
      LOG_LEVEL: 'info',
      SECOND_FACTOR: 'optional',
    });
  });

  it('treats an empty value as missing, as in an unfilled line of .env', () => {
    expect(loadConfig({ DATABASE_URL: '', PORT: ' ', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })).toEqual(
      loadConfig({}),
    );
  });

  it.each([
    [{ PORT: '8080' }, { PORT: 8080, PUBLIC_URL: 'http://localhost:8080', SHOP_PORT: 8081 }],
    [{ PORT: '65535' }, { SHOP_PORT: 65534 }],
    [{ HOST: '::1' }, { HOST: '::1' }],
    [{ HOST: 'localhost' }, { HOST: 'localhost' }],
    [{ DATA_DIR: '/srv/foyer' }, { DATA_DIR: '/srv/foyer' }],
    [{ DATABASE_URL: 'postgresql:///foyer?host=/run/postgresql' }, {}],
    [
      { DATABASE_URL: 'postgres://u:p@db.example/foyer', DATABASE_POOL_SIZE: '80' },
      { DATABASE_POOL_SIZE: 80 },
    ],
    [{ PUBLIC_URL: 'https://theatre.example/' }, { PUBLIC_URL: 'https://theatre.example' }],
    [{ SHOP_ORIGIN: 'https://Tickets.example:443' }, { SHOP_ORIGIN: 'https://tickets.example' }],
    [{ SHOP_ORIGIN: 'none' }, { SHOP_ORIGIN: null }],
    [{ SHOP_ORIGIN: 'none', SHOP_PORT: '3000' }, { SHOP_ORIGIN: null }],
    [
      { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: ' fifteen signs ' },
      { ADMIN_PASSWORD: ' fifteen signs ' },
    ],
    [{ BACKUP_TO: 's3://house/backups' }, { BACKUP_TO: 's3://house/backups' }],
    [{ BACKUP_TO: '/mnt/backups', BACKUP_KEY: 'age1qqqq' }, { BACKUP_KEY: 'age1qqqq' }],
    [{ MEDIA_STORE: 's3://house' }, { MEDIA_STORE: 's3://house' }],
    [{ SAVE_DELAY: '0' }, { SAVE_DELAY: 0 }],
    [{ CLOCK: '2026-03-12T14:00:00+01:00' }, { CLOCK: new Date('2026-03-12T13:00:00Z') }],
    [
      { TRUST_PROXY: '2', LOG_LEVEL: 'silent' },
      { TRUST_PROXY: 2, LOG_LEVEL: 'silent' },
    ],
  ])('accepts %o', (env, expected) => {
    expect(loadConfig(env)).toMatchObject(expected);
  });

  it.each([
    [{ PORT: '80a' }, 'PORT is "80a": it must be a whole number from 1 to 65535; without it 3000 counts.'],
    [{ PORT: '0' }, 'PORT is "0"'],
    [{ PORT: '65536' }, 'PORT is "65536"'],
    [{ PORT: '-1' }, 'PORT is "-1"'],
    [{ HOST: 'http://localhost' }, 'HOST is "http://localhost"'],
    [{ HOST: '256.1.1.1' }, 'HOST is "256.1.1.1"'],
    [{ DATA_DIR: 's3://house' }, 'DATA_DIR is "s3://house": it must be a folder'],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL begins with "mysql:": it must begin with postgres://',
    ],
    [{ DATABASE_URL: 'secret' }, 'DATABASE_URL begins with'],
    [
      { DATABASE_URL: 'postgres://db.example/foyer', DATABASE_REPLICA_URL: 'secret' },
      'DATABASE_REPLICA_URL begins with',
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://u:secret@db.example/foyer' },
      'DATABASE_REPLICA_URL begins with "postgres:": it belongs to a PostgreSQL of your own: set DATABASE_URL too',
    ],
    [{ DATABASE_POOL_SIZE: '31' }, 'DATABASE_POOL_SIZE is "31": it must be at most 30'],
    [{ PUBLIC_URL: 'theatre.example' }, 'PUBLIC_URL is "theatre.example"'],
    [{ PUBLIC_URL: 'https://theatre.example/de' }, 'PUBLIC_URL is'],
    [{ SHOP_ORIGIN: 'javascript:alert(1)' }, 'SHOP_ORIGIN is'],
    [
      { SHOP_ORIGIN: 'no' },
      'SHOP_ORIGIN is "no": it must be an address like https://theatre.example, without a path, or "none" if',
    ],
    [{ SHOP_ORIGIN: 'https://user:word@shop.example' }, 'SHOP_ORIGIN is'],
    [{ SHOP_PORT: '3000' }, 'SHOP_PORT is "3000": it must differ from PORT.'],
    [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_PASSWORD is not set: it must be set with ADMIN_EMAIL.'],
    [{ ADMIN_PASSWORD: 'fifteen-signs-1' }, 'ADMIN_EMAIL is not set: it must be set with ADMIN_PASSWORD.'],
    [{ ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'fifteen-signs-1' }, 'ADMIN_EMAIL is "nobody"'],
    [{ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'fourteen-signs' }, 'ADMIN_PASSWORD has 14 characters'],
    [{ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'x'.repeat(129) }, 'ADMIN_PASSWORD has 129 characters'],
    [{ BACKUP_TO: 'backups' }, 'BACKUP_TO is "backups": it must be an absolute path'],
    [{ BACKUP_KEY: 'geheim' }, 'BACKUP_KEY cannot be read: it must begin with'],
    [{ MEDIA_STORE: 'https://house' }, 'MEDIA_STORE is "https://house": it must look like s3://bucket'],
    [{ S3_ACCESS_KEY_ID: 'x' }, 'S3_SECRET_ACCESS_KEY is not set: it must be set with'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is "true"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
    [{ SECOND_FACTOR: 'yes' }, 'SECOND_FACTOR is "yes"'],
    [{ SAVE_DELAY: '60001' }, 'SAVE_DELAY is "60001": it must be a whole number from 0 to 60000'],
    [{ CLOCK: '2026-03-12T14:00:00' }, 'CLOCK is "2026-03-12T14:00:00": it must be a moment with its offset'],
  ])('rejects %o with a message', (env, beginning) => {
    expect(rejection(env)).toContain(beginning);
  });

  const settings = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_0-9]+)=/gm);
  const hostile = [
    '-1',
    '1e3',
    '٣',
    '99999999999999999999',
    'a b',
    'a\nb',
    'http://h/path',
    'x'.repeat(5_000),
  ];
  it.each([...settings].map(([, name = '']) => name))('names %s if its value cannot be used', (name) => {
    const others = {
      ADMIN_EMAIL: 'a@b.example',
      ADMIN_PASSWORD: 'fifteen signs 1',
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
    };
    for (const value of hostile) {
      const message = rejection({ ...others, [name]: value });
      expect(message === 'accepted' || message.split('\n').some((line) => line.includes(name))).toBe(true);
    }
  });

  it('lists every wrong value, one per line', () => {
    expect(rejection({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2);
  });

  it('never includes a password in messages', () => {
    const message = rejection({
      DATABASE_URL: 'mysql://u:geheim@h',
      BACKUP_KEY: 'geheim',
      ADMIN_PASSWORD: 'geheim',
    });
    expect(message).not.toContain('geheim');
  });
});
