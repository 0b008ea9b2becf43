import { forgotPasswordSchema as addressSchema, signInSchema as credentialsSchema } from '@agency/api/contract/session';
import { z } from 'zod';
import { serverAddressSchema } from './server-address.ts';

/** Who is signed in, as far as the renderer may know. The token is not included and never leaves main. */
export const sessionSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('signed-out'),
    /** Servers of earlier sign-ins, the most recent first. */
    servers: z.array(z.string()),
    lastUsername: z.string().nullable(),
    /** `ended`: the server ended the last session. */
    notice: z.literal('ended').nullable(),
  }),
  z.object({
    state: z.literal('signed-in'),
    server: z.string(),
    username: z.string(),
    /** `memory`: this machine cannot store secrets, so the sign-in lasts only until the program ends. */
    storage: z.enum(['encrypted', 'memory']),
  }),
]);
export type Session = z.infer<typeof sessionSchema>;

/** The sign-in form: the site's rules for name and password, and the server's address. */
export const signInSchema = credentialsSchema.extend({ server: serverAddressSchema });
export type SignIn = z.infer<typeof signInSchema>;

/** A sign-in's result. `field` names the field that the message is about. */
export const signInResultSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({
    ok: z.literal(false),
    message: z.string(),
    field: z.enum(['server', 'username', 'password']).optional(),
  }),
]);
export type SignInResult = z.infer<typeof signInResultSchema>;

/** The email address of the account, and the server. */
export const forgotPasswordSchema = addressSchema.extend({ server: serverAddressSchema });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordSchema>;

/** `message`: the server's message, or the reason that the request was not sent or failed. */
export const forgotResultSchema = z.object({ ok: z.boolean(), message: z.string() });
export type ForgotResult = z.infer<typeof forgotResultSchema>;

/** The owner of stored data: an admin of a server. */
export type Owner = { server: string; username: string };

/**
 * This header names the admin who was signed in when the page was loaded. Main rejects a request if another admin has
 * signed in since.
 */
export const ownerHeader = 'Agency-Owner';
export const ownerKey = ({ server, username }: Owner): string => encodeURIComponent(JSON.stringify([server, username]));
