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
import { requestLink, resetPassword } from './reset-password.ts';
import type { OpenSession } from './session.ts';
import { type SignedIn, signIn, signOut } from './sign-in.ts';

const User = builder.objectRef<{ username: string }>('User').implement({
  description: 'Who signs in.',
  fields: (t) => ({ username: t.exposeString('username', { description: 'The name to sign in with.' }) }),
});

const expiresAt = {
  type: 'DateTime',
  description: 'When it ends at the latest; earlier when it is left alone.',
} as const;

const Session = builder.objectRef<OpenSession>('Session').implement({
  description: 'A session that is open.',
  fields: (t) => ({
    user: t.expose('user', { type: User, description: 'Whose it is.' }),
    expiresAt: t.expose('expiresAt', expiresAt),
  }),
});

const SignedInType = builder.objectRef<SignedIn>('SignedIn').implement({
  description: 'A session was opened.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'Goes with later requests as `Authorization: Bearer`. Keep it secret.',
    }),
    expiresAt: t.expose('expiresAt', expiresAt),
    deviceToken: t.exposeString('deviceToken', {
      description: 'Goes with the next sign-in from this browser or program, whose attempts then count for themselves.',
    }),
    user: t.expose('user', { type: User, description: 'Who is signed in.' }),
    message: t.exposeString('message', { description: 'A welcome, for a person.' }),
  }),
});

const SignInInput = builder.inputType('SignInInput', {
  description: 'Who wants to sign in.',
  fields: (t) => ({
    username: t.string({ required: true, description: '3 to 50 characters.' }),
    password: t.string({ required: true, description: '6 to 128 characters.' }),
    deviceToken: t.string({
      description:
        'The `deviceToken` of the last sign-in from here: strangers who try this name elsewhere do not count then.',
    }),
  }),
});

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'Whose password is to be reset.',
  fields: (t) => ({ email: t.string({ required: true, description: 'The address of the account.' }) }),
});

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'A new password, and the right to set it.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'The token of the mailed link.' }),
    newPassword: t.string({ required: true, description: '6 to 128 characters; no common password.' }),
  }),
});

builder.queryFields((t) => ({
  session: t.field({
    type: Session,
    nullable: true,
    description: "The caller's session; null when there is none open.",
    resolve: (_root, _args, context) => context.session(),
  }),
}));

builder.mutationFields((t) => ({
  signIn: t.field({
    type: SignedInType,
    description: 'Opens a session. The one the caller came with ends.',
    errors: { types: [InputError, InvalidCredentialsError, RateLimitedError] },
    args: { input: t.arg({ type: SignInInput, required: true, description: 'Name and password.' }) },
    resolve: (_root, { input }, context) => signIn(parseInput(signInSchema, input), input.deviceToken ?? null, context),
  }),
  signOut: t.field({
    type: Receipt,
    description: "Ends the caller's session. Without one there is nothing to do.",
    resolve: (_root, _args, context) => signOut(context),
  }),
  requestPasswordReset: t.field({
    type: Receipt,
    description:
      'Mails a link to set a new password, if the address belongs to an account. The answer is the same if not.',
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
