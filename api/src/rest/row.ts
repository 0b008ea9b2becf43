import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod';
import { errorCodes } from '#api/contract/errors.ts';
import { limits } from '#api/contract/limits.ts';
import type { OperationResult } from '#api/graphql/execute-document.ts';
import { RefusedError } from '#api/http/handle-error.ts';

export type Execute = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<OperationResult<Data>>;

type Token = { token: string; expiresAt: Date };

/**
 * The JSON to send, a session cookie to set (null = delete it), and the cookie for a browser that has placed an order.
 */
export type RestAnswer<Body = unknown> = {
  body: Body;
  session?: (Token & { deviceToken: string }) | null;
  buyer?: Token;
};

/**
 * What a row can read of a request: the path's parameters (percent-decoded), the body, and the device token of an
 * earlier sign-in (empty if there is none).
 */
type RestRequest = { params: Readonly<Record<string, string>>; body: unknown; deviceToken: string };

type RowOptions = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path, which can contain parameters such as `{id}`. */
  path: string;
  summary: string;
  /** The status of a success; 200 by default. */
  status?: 201;
  /** Whether every caller gets the same answer, so that clients may cache and revalidate it. */
  forAnybody?: boolean;
  /** Whether the row needs the cookie of the browser that placed the order. */
  forBuyer?: boolean;
  /** Returns further properties of the row's refusals beside `message`. */
  refusal?(message: string): object;
};

/** A REST endpoint: a row of the table in `rest.ts`. `body` and `answers` are the schemas of its body and answer. */
export type RestRow = RowOptions & {
  body?: z.ZodType;
  answers: z.ZodType;
  document: TypedDocumentNode<unknown, never>;
  answer(request: RestRequest, execute: Execute): Promise<RestAnswer>;
};

type RowOf<Data, Variables, Body extends z.ZodType, Answer extends z.ZodType, Before> = RowOptions & {
  /** Omitted if the row has no body. The GraphQL schema checks the values. */
  body?: Body;
  answers: Answer;
  document: TypedDocumentNode<Data, Variables>;
  /** A query for the record with the path's `id`, executed first. It returns the fields that the body omits. */
  before?: TypedDocumentNode<Before, { id: string }>;
  variables(request: Omit<RestRequest, 'body'> & { body: z.output<Body>; before: Before | null }): Variables;
  answer(data: Data): RestAnswer<z.input<Answer>>;
};

/** Creates a row that executes one document and converts its data to the answer. */
export function row<Data, Variables, Answer extends z.ZodType, Body extends z.ZodType = z.ZodUnknown, Before = null>(
  definition: RowOf<Data, Variables, Body, Answer, Before>,
): RestRow {
  const { document, before: first, variables, answer, ...options } = definition;
  return {
    ...options,
    document: document as RestRow['document'],
    async answer(request, execute) {
      // Fastify has parsed the body with the row's own schema.
      const body = request.body as z.output<Body>;
      const before = first ? dataOf(await execute(first, { id: request.params.id ?? '' })) : null;
      return answer(dataOf(await execute(document, variables({ ...request, body, before }))));
    },
  };
}

type Page<Item> = {
  edges: readonly { node: Item }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

type ListOf<Data, Variables, Item extends z.ZodType> = Pick<RowOptions, 'path' | 'summary' | 'forAnybody'> & {
  answers: z.ZodArray<Item>;
  document: TypedDocumentNode<Data, Variables & { first: number; after?: string | null }>;
  variables: Variables;
  connection(data: Data): Page<z.input<Item>>;
};

/** Creates a GET row that loads all pages of a connection, and returns them as one list. */
export function listRow<Data, Variables, Item extends z.ZodType>(definition: ListOf<Data, Variables, Item>): RestRow {
  const { document, variables, connection, ...options } = definition;
  return {
    ...options,
    document: document as RestRow['document'],
    method: 'GET',
    async answer(_request, execute) {
      const items: z.input<Item>[] = [];
      let after: string | null = null;
      do {
        const result = await execute(document, { ...variables, first: limits.page.max, after });
        const { edges, pageInfo }: Page<z.input<Item>> = connection(dataOf(result));
        items.push(...edges.map(({ node }) => node));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after !== null);
      return { body: items };
    },
  };
}

/** A failure, with the fields that the rows' documents select. */
type Failure = {
  __typename: keyof typeof statusOf;
  message: string;
  issues?: readonly { path: string; message: string }[];
  retryAfterSeconds?: number;
  reason?: string;
};

/** The status of each failure, by its name in the schema. */
export const statusOf = {
  InvalidInput: 400,
  BotCheckFailed: 400,
  InvalidResetLink: 400,
  InvalidCredentials: 401,
  NotSignedIn: 401,
  NotFound: 404,
  Conflict: 409,
  PaymentRefused: 409,
  RateLimited: 429,
  PaymentUnavailable: 502,
} as const;

const isFailure = (result: { __typename: string }): result is Failure => result.__typename in statusOf;

/**
 * Returns the result, unless it is a failure.
 *
 * @throws RefusedError with the status of the failure.
 */
export function unlessFailure<Result extends { __typename: string }>(
  result: Result,
): Exclude<Result, { __typename: keyof typeof statusOf }> {
  if (isFailure(result)) {
    const { __typename, message, issues, reason, retryAfterSeconds } = result;
    throw new RefusedError(statusOf[__typename], message, {
      details: { ...(issues && { issues }), ...(reason && { reason }) },
      headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
    });
  }
  return result as Exclude<Result, { __typename: keyof typeof statusOf }>;
}

const statusOfCode: Partial<Record<string, number>> = {
  [errorCodes.unauthenticated]: 401,
  [errorCodes.badInput]: 400,
  [errorCodes.rateLimited]: 429,
  [errorCodes.unavailable]: 503,
};

/**
 * Returns the data of an operation.
 *
 * @throws RefusedError if the request is wrong, or if something is not available now. Error (status 500) for an error
 * of our own, which is already logged.
 */
function dataOf<Data>({ data, errors }: OperationResult<Data>): Data {
  const [error] = errors ?? [];
  const status = statusOfCode[String(error?.extensions?.code)];
  const wait = error?.extensions?.retryAfterSeconds;
  const headers: Record<string, string> = wait ? { 'Retry-After': String(wait) } : {};
  if (error && status) throw new RefusedError(status, error.message, { headers });
  if (data === null || errors)
    throw new Error(`The document failed: ${errors?.map(({ message }) => message).join('; ')}`);
  return data;
}
