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
  description: 'An expected failure, returned as data.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What went wrong, as text for people.' }),
  }),
});

const Issue = builder.objectRef<InputIssue>('InputIssue').implement({
  description: 'One thing that is wrong with an input.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'The path of the field, such as `email`. Nested names are joined by dots.',
    }),
    message: t.exposeString('message', { description: 'The problem, to be shown next to the field.' }),
  }),
});

builder.objectType(InputError, {
  name: 'InvalidInput',
  description: 'The input is invalid. Nothing was changed.',
  interfaces: [Failure],
  fields: (t) => ({
    message: t.exposeString('summary', { description: 'All problems, as text for people.' }),
    issues: t.field({
      type: [Issue],
      description: 'The first ten problems.',
      resolve: ({ issues }) => [...issues],
    }),
  }),
});

builder.objectType(RateLimitedError, {
  name: 'RateLimited',
  description: 'The caller sent too many requests in a short time.',
  interfaces: [Failure],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      description: 'The number of seconds to wait before trying again.',
    }),
  }),
});

const RefusedReason = builder.enumType('PaymentRefusedReason', {
  description: 'Why a payment, or a change of an order, was refused.',
  values: {
    NOT_APPROVED: { description: 'The buyer has not approved the payment with PayPal.' },
    DECLINED: { description: 'PayPal declined the payment. Another payment method may work.' },
    PENDING: { description: 'PayPal holds the payment and decides later. The buyer must not pay again.' },
    REVIEW: { description: 'The payment arrived but differs from the order. A person must review it.' },
    UNDER_WAY: { description: 'A payment is in progress, and its outcome is not known yet.' },
    PAID: { description: 'The order is already paid, for example in another tab. Nothing was charged again.' },
    ENDED: { description: 'The order is not open: it was replaced, has ended, or was refunded.' },
  } satisfies Record<PaymentRefusedReasonName, object>,
});

builder.objectType(PaymentRefusedError, {
  name: 'PaymentRefused',
  description: 'The payment was not taken, or the order cannot be changed because of its payment.',
  interfaces: [Failure],
  fields: (t) => ({
    reason: t.expose('reason', { type: RefusedReason, description: 'The reason, for use by programs.' }),
  }),
});

const plainFailures = [
  [
    BotCheckError,
    'BotCheckFailed',
    'The bot check was not passed, or its token was used before. A new token is needed.',
  ],
  [InvalidCredentialsError, 'InvalidCredentials', 'The user name or password is wrong.'],
  [InvalidResetLinkError, 'InvalidResetLink', 'The reset link was used, has expired, or is invalid.'],
  [NotSignedInError, 'NotSignedIn', 'This is for the admin, and there is no open session.'],
  [NotFoundError, 'NotFound', 'The item does not exist, no longer exists, or is in a state that does not allow this.'],
  [
    PaymentUnavailableError,
    'PaymentUnavailable',
    'PayPal is not responding. A payment in progress is completed once PayPal responds, and never twice.',
  ],
] as const;
for (const [failure, name, description] of plainFailures)
  builder.objectType(failure, { name, description, interfaces: [Failure] });

export const Receipt = builder.objectRef<{ message: string }>('Receipt').implement({
  description: 'Confirms that the mutation succeeded.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'What was done, as text for people.' }) }),
});

export const Deleted = builder.objectRef<{ id: string }>('Deleted').implement({
  description: 'Confirms a deletion.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'The id of what was deleted.' }) }),
});
