import { forgotPasswordSchema, resetPasswordSchema, signInSchema } from '#api/contract/session.ts';
import { builder } from '#api/graphql/builder.ts';
import { Receipt } from '#api/graphql/failure-types.ts';
import {
  InputError,
  InvalidCredentialsError,
  InvalidResetLinkError,
  parseInput,
  RateLimitedError,
} from '#api/graphql/failures.ts';
import { isResetLink, requestLink, resetPassword } from './reset-password.ts';
import type { OpenSession } from './session.ts';
import { type SignedIn, signIn, signOut } from './sign-in.ts';

const User = builder.objectRef<{ username: string }>('User').implement({
  description: 'A user who can sign in.',
  fields: (t) => ({ username: t.exposeString('username', { description: 'The name to sign in with.' }) }),
});

const expiresAt = {
  type: 'DateTime',
  description: 'When the session ends at the latest. A session that is not used ends earlier.',
} as const;

const Session = builder.objectRef<OpenSession>('Session').implement({
  description: 'An open session.',
  fields: (t) => ({
    user: t.expose('user', { type: User, description: 'The user of the session.' }),
    expiresAt: t.expose('expiresAt', expiresAt),
  }),
});

const SignedInType = builder.objectRef<SignedIn>('SignedIn').implement({
  description: 'A session was opened.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'The token of the session. Send it with later requests as `Authorization: Bearer`. Keep it secret.',
    }),
    expiresAt: t.expose('expiresAt', expiresAt),
    deviceToken: t.exposeString('deviceToken', {
      description:
        'The token of this browser or program. Send it with the next sign-in, so that attempts of strangers do not lock you out.',
    }),
    user: t.expose('user', { type: User, description: 'The user who is signed in.' }),
    message: t.exposeString('message', { description: 'A welcome message for people.' }),
  }),
});

const SignInInput = builder.inputType('SignInInput', {
  description: 'The credentials.',
  fields: (t) => ({
    username: t.string({ required: true, description: '3 to 50 characters.' }),
    password: t.string({ required: true, description: '6 to 128 characters.' }),
    deviceToken: t.string({
      description:
        'The `deviceToken` of the last sign-in from here. With it, attempts of strangers with this name do not count.',
    }),
  }),
});

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'The account whose password will be reset.',
  fields: (t) => ({ email: t.string({ required: true, description: 'The address of the account.' }) }),
});

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'A new password, and the token that allows setting it.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'The token of the mailed link.' }),
    newPassword: t.string({ required: true, description: '6 to 128 characters; not a common password.' }),
  }),
});

builder.queryFields((t) => ({
  session: t.field({
    type: Session,
    nullable: true,
    description: "The caller's session. Null if none is open.",
    resolve: (_root, _args, context) => context.session(),
  }),
  isResetLink: t.boolean({
    description: 'Whether the mailed link with this token can still be used to set a new password.',
    args: { token: t.arg.string({ required: true, description: 'The token of the link.' }) },
    resolve: (_root, { token }, context) => isResetLink(context, token),
  }),
}));

builder.mutationFields((t) => ({
  signIn: t.field({
    type: SignedInType,
    description: "Opens a session. The caller's previous session ends.",
    errors: { types: [InputError, InvalidCredentialsError, RateLimitedError] },
    args: { input: t.arg({ type: SignInInput, required: true, description: 'Name and password.' }) },
    resolve: (_root, { input }, context) => signIn(parseInput(signInSchema, input), input.deviceToken ?? null, context),
  }),
  signOut: t.field({
    type: Receipt,
    description: "Ends the caller's session, if there is one.",
    resolve: (_root, _args, context) => signOut(context),
  }),
  requestPasswordReset: t.field({
    type: Receipt,
    description:
      'Mails a link to set a new password, if the address belongs to an account. The answer does not reveal whether it does.',
    errors: { types: [InputError, RateLimitedError] },
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true, description: 'The address.' }) },
    resolve: (_root, { input }, context) =>
      requestLink('password-reset', parseInput(forgotPasswordSchema, input).email, context),
  }),
  resetPassword: t.field({
    type: Receipt,
    description: "Sets a new password with a mailed link's token, and ends every session of the user.",
    errors: { types: [InputError, InvalidResetLinkError, RateLimitedError] },
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: 'Token and new password.' }) },
    resolve: (_root, { input }, context) => resetPassword(parseInput(resetPasswordSchema, input), context),
  }),
}));
