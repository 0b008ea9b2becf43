import { GraphQLError } from 'graphql';
import type { z } from 'zod';
import { errorCodes } from '#api/contract/errors.ts';
import { type PaymentRefusedReason, refusalTexts } from '#api/contract/orders.ts';
import { fewIssues, type InputIssue, issuesMessage } from '#api/platform/short-refusal.ts';

/** An expected failure. Fields that declare it return it as data. In all other fields, it is an error. */
export class ExpectedFailure extends GraphQLError {
  constructor(message: string, code: string) {
    super(message, { extensions: { code } });
  }
}

export class InvalidCredentialsError extends ExpectedFailure {
  constructor() {
    super('Invalid credentials', errorCodes.unauthenticated);
  }
}

/** The operation is for the admin, and the caller has no open session. */
export class NotSignedInError extends ExpectedFailure {
  constructor() {
    super('Please log in.', errorCodes.unauthenticated);
  }
}

/** The page that sends a change was loaded for a different admin, who is no longer signed in. */
export class OtherAdminError extends ExpectedFailure {
  /** The admin who is signed in now. */
  readonly username: string;

  constructor(username: string) {
    super(`You are now logged in as ${username}. Reload the page; what you typed is kept.`, errorCodes.otherAdmin);
    this.username = username;
  }
}

export class NotFoundError extends ExpectedFailure {
  /** @param what the missing item, such as "This inquiry", or the whole message. */
  constructor(what: string | { message: string }) {
    super(typeof what === 'string' ? `${what} no longer exists.` : what.message, errorCodes.notFound);
  }
}

/** The session or the network has too many subscriptions. */
export class TooManyStreamsError extends ExpectedFailure {
  constructor() {
    super('Live updates are open in too many places. Close one of them first.', errorCodes.rateLimited);
  }
}

export class BotCheckError extends ExpectedFailure {
  constructor(message: string) {
    super(message, errorCodes.botCheck);
  }
}

export class InvalidResetLinkError extends ExpectedFailure {
  constructor() {
    super('This reset link is no longer valid. Please request a new one.', errorCodes.badInput);
  }
}

export class RateLimitedError extends ExpectedFailure {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    super(`Too many attempts. Please try again in ${wait}.`, errorCodes.rateLimited);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The payment was refused, or the order can no longer be changed. */
export class PaymentRefusedError extends ExpectedFailure {
  readonly reason: PaymentRefusedReason;

  constructor(reason: PaymentRefusedReason, message: string = refusalTexts[reason]) {
    super(message, errorCodes.paymentRefused);
    this.reason = reason;
  }
}

/** PayPal does not answer. If a payment is in progress, its outcome is not known yet. */
export class PaymentUnavailableError extends ExpectedFailure {
  constructor(message: string) {
    super(message, errorCodes.paymentUnavailable);
  }
}

export function tooExpensive(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: errorCodes.tooExpensive } });
}

/** Returns the extensions of a temporary error. Yoga takes the status and the headers from `http`. */
export const retryExtensions = (code: string, status: 429 | 503, retryAfterSeconds: number) => ({
  code,
  retryAfterSeconds,
  http: { status, headers: { 'Retry-After': String(retryAfterSeconds) } },
});

export const tooManyAtOnce = () =>
  new GraphQLError('Too many requests came from your network at once. Please try again in a moment.', {
    extensions: retryExtensions(errorCodes.rateLimited, 429, 1),
  });

type Issue = { readonly message: string; readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] };

/** The arguments are invalid. The first ten problems are in the message and, by path, in `issues`. */
export class InputError extends GraphQLError {
  readonly issues: readonly InputIssue[];
  /** The problems without their paths. People see each problem next to its field, so they need no path. */
  readonly summary: string;

  constructor(found: readonly InputIssue[]) {
    const issues = fewIssues(found);
    super(issuesMessage(issues), { extensions: { code: errorCodes.badInput, issues } });
    this.issues = issues;
    this.summary = [...new Set(issues.map((issue) => issue.message))].join('; ');
  }
}

export const otherPrice = (price: string): InputError =>
  new InputError([{ path: 'packagePrice', message: `This plan is $${price} a month. Please choose it again.` }]);

export function inputError(issues: readonly Issue[]): InputError {
  return new InputError(
    issues.map(({ message, path = [] }) => ({
      path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      message,
    })),
  );
}

/**
 * Parses an input. A null counts as a field that was left out.
 *
 * @throws InputError with the first ten problems.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: object): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw inputError(error.issues);
  return data;
}
