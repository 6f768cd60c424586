// The schemas of accounts, for administrators and for their owners.
import { z } from '@hono/zod-openapi';
import {
  type Account,
  type AccountLink,
  type OwnAccount,
  roles,
  type SecondFactorSetup,
} from '#domain/accounts/account.ts';

/** Maximum characters; the endpoints validate the length of passwords. */
const maxSecret = 1000;

const roleSchema = z.enum(roles).openapi({ example: 'editor' });
const localeSchema = z.enum(['de', 'en']).openapi({ description: 'Of mails.', example: 'de' });
const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}<>]*$/u)
  // As JSON Schema writes it, without flags.
  .openapi({ pattern: '^[^\\p{Cc}<>]*$', example: 'Vera Lund' });
const emailSchema = z.email().max(200).openapi({ example: 'vera.lund@theatre.example' });
const passwordSchema = z.string().min(1).max(maxSecret).openapi({ example: 'four words in a row' });
const codeSchema = z.string().min(1).max(100).openapi({ example: '123456' });
const tokenSchema = z
  .string()
  .regex(/^[\w-]{43}$/)
  .openapi({ description: 'Of the link.', example: 'A'.repeat(43) });

export const accountSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: roleSchema,
    state: z.enum(['invited', 'active', 'disabled']),
    has_second_factor: z.boolean(),
    session_count: z.int().openapi({ description: 'On how many devices somebody is logged in.' }),
    last_login_at: z.iso.datetime().nullable(),
    invited_until: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .openapi('Account', {
    example: {
      id: '5a0c5d0e-7f0c-4a55-9d0e-4a1f0c5d0e7f',
      name: 'Vera Lund',
      email: 'vera.lund@theatre.example',
      role: 'editor',
      state: 'active',
      has_second_factor: true,
      session_count: 2,
      last_login_at: '2026-03-12T13:05:00.000Z',
      invited_until: null,
      created_at: '2026-01-12T13:05:00.000Z',
    },
  }) satisfies z.ZodType<Account>;

export const accountListSchema = z
  .object({ count: z.int(), results: z.array(accountSchema) })
  .openapi('AccountList');

const linkShape = z.object({
  url: z.string().openapi({ description: 'Shown this once.', example: 'https://…/cms/invitation/…' }),
  expires_at: z.iso.datetime(),
  is_mailed: z.boolean(),
}) satisfies z.ZodType<AccountLink>;

export const accountLinkSchema = linkShape.openapi('AccountLink');

export const invitedAccountSchema = z
  .object({ account: accountSchema, link: linkShape })
  .openapi('InvitedAccount');

export const invitationSchema = z
  .strictObject({ email: emailSchema, role: roleSchema, locale: localeSchema })
  .openapi('Invitation');

export const accountChangeSchema = z
  .strictObject({ role: roleSchema.optional(), is_disabled: z.boolean().optional() })
  .openapi('AccountChange');

export const ownAccountSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    role: roleSchema,
    locale: localeSchema,
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string().openapi({ example: 'Firefox, Windows' }),
        since: z.iso.datetime(),
        last_used: z.iso.datetime(),
        is_current: z.boolean(),
      }),
    ),
    second_factor: z.object({ is_on: z.boolean(), is_required: z.boolean(), recovery_codes_left: z.int() }),
  })
  .openapi('OwnAccount') satisfies z.ZodType<OwnAccount>;

export const ownAccountChangeSchema = z
  .strictObject({ name: nameSchema.optional(), locale: localeSchema.optional() })
  .openapi('OwnAccountChange');

export const passwordChangeSchema = z
  .strictObject({ present: passwordSchema, password: passwordSchema })
  .openapi('PasswordChange');

/** Confirms actions for which an unattended session must not suffice. */
export const presentPasswordSchema = z.strictObject({ present: passwordSchema }).openapi('PresentPassword');

export const secondFactorSetupSchema = z
  .object({
    secret: z.string(),
    uri: z.string(),
    qr: z.object({ size: z.int(), path: z.string() }),
  })
  .openapi('SecondFactorSetup') satisfies z.ZodType<SecondFactorSetup>;

export const codeBodySchema = z.strictObject({ code: codeSchema }).openapi('SecondFactorCode');

export const recoveryCodesSchema = z
  .object({ recovery_codes: z.array(z.string()) })
  .openapi('RecoveryCodes', { description: 'Shown this once.' });

export const acceptedInvitationSchema = z
  .strictObject({ token: tokenSchema, name: nameSchema, password: passwordSchema })
  .openapi('InvitationAcceptance');

export const passwordResetRequestSchema = z
  .strictObject({ email: emailSchema })
  .openapi('PasswordResetRequest');

export const passwordResetSchema = z
  .strictObject({ token: tokenSchema, password: passwordSchema })
  .openapi('PasswordReset');
