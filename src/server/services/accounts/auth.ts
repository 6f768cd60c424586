// Better Auth on our tables: looks at passwords and makes sessions. Serves login; nothing of it answers requests itself.
import { eq } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import { accounts, rate_limits, sessions, users, verifications } from '#server/db/schema/users.ts';
import { authSecret } from './auth-secret.ts';
import { sessionLength } from './sessions.ts';
import { sessionCookieAttributes, sessionCookieName } from './sessions-cookie.ts';

type AuthContext = Pick<AppContext, 'config' | 'database' | 'log'>;
export type Auth = Awaited<ReturnType<typeof createAuth>>;

/** The header in which the visitor's address is handed over, found by our own rules. */
export const addressHeader = 'x-foyer-address';

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Text, not characters: what is too long is no password. Ours are counted in `passwords.ts`. */
const longestInput = 1024;

async function createAuth({ config, database, log }: AuthContext) {
  // Loaded with the first login: a house that starts has no use for it yet.
  const [{ betterAuth }, { drizzleAdapter }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/adapters/drizzle'),
  ]);
  return betterAuth({
    baseURL: config.PUBLIC_URL,
    secret: await authSecret(database),
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.warn({ message }, 'Of a login') },
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      schema: { users, sessions, accounts, verifications, rate_limits },
    }),
    // Accounts are made by people of the house, never by a visitor.
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: longestInput },
    user: { modelName: 'users', fields: { ...stamps, emailVerified: 'email_verified' } },
    session: {
      modelName: 'sessions',
      fields: {
        ...stamps,
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
      expiresIn: sessionLength / 1000,
      // What a cookie remembers would outlive a logout.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'accounts',
      fields: {
        ...stamps,
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: { modelName: 'verifications', fields: { ...stamps, expiresAt: 'expires_at' } },
    // Ours counts per account as well, see `login-limit.ts`.
    rateLimit: { enabled: false },
    advanced: {
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 128 },
      // The prefix that it would put on by itself is the weaker one of the two.
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName(config), attributes: sessionCookieAttributes(config) },
      },
    },
    databaseHooks: { session: { create: { before: ({ userId }) => isWelcome(database, userId) } } },
  });
}

/** An account that is disabled gets no session, and the same answer as a wrong password. */
async function isWelcome({ db }: Database, user_id: string): Promise<boolean> {
  const [user] = await db.select({ is_disabled: users.is_disabled }).from(users).where(eq(users.id, user_id));
  return user?.is_disabled === false;
}

const known = new WeakMap<Database['pool'], Promise<Auth>>();

/** One for each house in the process. */
export function authOf(appContext: AuthContext): Promise<Auth> {
  const found = known.get(appContext.database.pool);
  if (found) return found;
  const auth = createAuth(appContext);
  known.set(appContext.database.pool, auth);
  auth.catch(() => known.delete(appContext.database.pool));
  return auth;
}
