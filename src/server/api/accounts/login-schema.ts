// The schemas of the login and of the current user.
import { z } from '@hono/zod-openapi';
import { roles, type SessionRole, withoutSecondFactor } from '#domain/accounts/account.ts';
import { navigationSchema } from '#server/api/site/site-schema.ts';
import { type Action, actions } from '#server/services/accounts/permissions.ts';

/** Characters; the login itself rejects shorter ones with one message for all. */
const maxLength = 1000;

export const credentialsSchema = z
  .strictObject({
    email: z.string().min(1).max(maxLength),
    password: z.string().min(1).max(maxLength),
    code: z
      .string()
      .max(100)
      .optional()
      .openapi({ description: 'The code of the second factor, or a recovery code, if the account has one.' }),
  })
  .openapi('Credentials', {
    example: { email: 'editor@theatre.example', password: 'four words in a row' },
  });

const roleSchema = z.enum(['', ...roles, withoutSecondFactor]) satisfies z.ZodType<SessionRole | ''>;

const adminMenuSchema = z
  .object({ name: z.string(), url: z.string() })
  .openapi('AdminMenu', { example: { name: 'Redaktion', url: '/cms-hub' } });

export const userSchema = z
  .object({
    logged: z.boolean(),
    email: z.string(),
    username: z.string(),
    role: roleSchema.openapi({
      description: 'Empty for visitors. `without-second-factor`: a second factor is required and missing.',
    }),
    may: z
      .array(z.enum(actions as [Action, ...Action[]]))
      .openapi({ description: 'What the role allows; nothing for visitors.' }),
    csrf_token: z
      .string()
      .openapi({ description: 'For the header `X-CSRFToken` of every request that writes.' }),
    admin_menus: z
      .array(adminMenuSchema)
      .openapi({ description: 'Links to what editors look after, by role.' }),
    save_delay: z
      .int()
      .openapi({ description: 'Milliseconds from the last change on a page until it is saved.' }),
    navigation: navigationSchema,
  })
  .openapi('User', {
    description: 'Who looks at the page; of a visitor, all texts are empty.',
    example: {
      logged: true,
      email: 'editor@theatre.example',
      username: 'Vera Lund',
      role: 'editor',
      may: ['edit-pages', 'publish-pages'],
      csrf_token: 'x1Yl0cW2',
      admin_menus: [],
      save_delay: 1000,
      navigation: { menu: [], footer: [] },
    },
  });

export type UserResponse = z.infer<typeof userSchema>;

export const userLoggedSchema = z.object({ logged: z.boolean() }).openapi('UserLogged', {
  example: { logged: false },
});
