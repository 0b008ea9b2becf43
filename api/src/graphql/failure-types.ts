import type { PaymentRefusedReason as PaymentRefusedReasonName } from '#api/contract/orders.ts';
import type { InputIssue } from '#api/platform/short-refusal.ts';
import { builder } from './builder.ts';
import {
  BotCheckError,
  InputError,
  InvalidCredentialsError,
  InvalidResetLinkError,
  NotFoundError,
  NotSignedInError,
  PaymentRefusedError,
  PaymentUnavailableError,
  RateLimitedError,
} from './failures.ts';

export const Failure = builder.interfaceRef<Error>('Failure').implement({
  description: 'What a caller may expect to go wrong, as data.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What went wrong, in words for a person.' }),
  }),
});

const Issue = builder.objectRef<InputIssue>('InputIssue').implement({
  description: 'One thing that is wrong with an input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field, such as `email`; nested ones joined by dots.' }),
    message: t.exposeString('message', { description: 'What is wrong with it, to stand beside the field.' }),
  }),
});

builder.objectType(InputError, {
  name: 'InvalidInput',
  description: 'The input breaks its rules. Nothing was done.',
  interfaces: [Failure],
  fields: (t) => ({
    message: t.exposeString('summary', { description: 'All that is wrong, in words for a person.' }),
    issues: t.field({
      type: [Issue],
      description: 'Its problems, the first ten.',
      resolve: ({ issues }) => [...issues],
    }),
  }),
});

builder.objectType(RateLimitedError, {
  name: 'RateLimited',
  description: 'Too much was asked for in too short a time.',
  interfaces: [Failure],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      description: 'After this many seconds it may be tried again.',
    }),
  }),
});

const RefusedReason = builder.enumType('PaymentRefusedReason', {
  description: 'Why a payment was not taken.',
  values: {
    NOT_APPROVED: { description: 'The buyer has not approved it with PayPal.' },
    DECLINED: { description: 'PayPal declined it. Another way to pay may do.' },
    PENDING: { description: 'PayPal holds it and decides later. It must not be paid again.' },
    REVIEW: { description: 'Money came, but not as agreed. A person looks at it.' },
    UNDER_WAY: { description: 'A payment is under way whose outcome is not known yet.' },
    PAID: { description: 'It is paid already, in another tab say. Nothing was taken again.' },
    ENDED: { description: 'The order is not open: it was replaced, has ended or its money went back.' },
  } satisfies Record<PaymentRefusedReasonName, object>,
});

builder.objectType(PaymentRefusedError, {
  name: 'PaymentRefused',
  description: 'The payment was not taken, or the order cannot be changed for its sake.',
  interfaces: [Failure],
  fields: (t) => ({
    reason: t.expose('reason', { type: RefusedReason, description: 'Why, for a program to decide by.' }),
  }),
});

/** Failures with only a message. */
const plainFailures = [
  [
    BotCheckError,
    'BotCheckFailed',
    'The bot check was not passed, or its token was used before. A new token is needed.',
  ],
  [InvalidCredentialsError, 'InvalidCredentials', 'User name and password do not belong together.'],
  [InvalidResetLinkError, 'InvalidResetLink', 'The reset link was used, has expired or never was one.'],
  [NotSignedInError, 'NotSignedIn', 'This is for the admin, and there is no open session.'],
  [NotFoundError, 'NotFound', 'What this is about does not exist, or not any more.'],
  [
    PaymentUnavailableError,
    'PaymentUnavailable',
    'PayPal does not answer. What was begun is finished once it does, and never twice.',
  ],
] as const;
for (const [failure, name, description] of plainFailures)
  builder.objectType(failure, { name, description, interfaces: [Failure] });

/** A result with only a message. */
export const Receipt = builder.objectRef<{ message: string }>('Receipt').implement({
  description: 'It is done.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'What was done, in words for a person.' }) }),
});

/** A result with the id of the deleted item. */
export const Deleted = builder.objectRef<{ id: string }>('Deleted').implement({
  description: 'It is deleted.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'The id of what was deleted.' }) }),
});
