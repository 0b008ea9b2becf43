import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { z } from 'zod';
import type { OperationResult } from '#api/graphql/execute-document.ts';
import { dataOf } from './refuse-failure.ts';
import { RefusedError } from './refused-error.ts';

type Token = { token: string; expiresAt: Date };

/**
 * An answer: a status, what is sent as JSON, a session cookie to keep (or, with null, to forget), and the cookie of a browser
 * that has placed an order.
 */
type RestAnswer = { status: number; body: unknown; session?: Token | null; buyer?: Token };

/** What a row may read of a request: the named parts of its path, percent-decoded, and its body. */
type RestRequest = { params: Readonly<Record<string, string>>; body: object };

/** Executes a document on behalf of one request. */
export type Execute = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<OperationResult<Data>>;

/** What is the same for every kind of row. `path` may hold `{name}` parts. */
type RowOptions = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The answer is the same whoever asks, so a client may keep it and ask whether it still holds. */
  forAnybody?: boolean;
  /** What its refusals carry beside `message`. */
  refusal?(message: string): object;
};

/** A row of the table. */
export type RestRoute = RowOptions & {
  /** It reads a JSON body. */
  readsBody: boolean;
  answer(request: RestRequest, execute: Execute): Promise<RestAnswer>;
};

type RowOf<Data, Variables, Body extends z.ZodType> = RowOptions & {
  /** The JSON types of the body; left out = it has none. What the values must be is the schema's business. */
  body?: Body;
  document: TypedDocumentNode<Data, Variables>;
  variables(request: { params: RestRequest['params']; body: z.output<Body> }): Variables;
  answer(data: Data): RestAnswer;
};

/** A row that executes one document and turns its data into the answer. */
export function row<Data, Variables, Body extends z.ZodType = z.ZodUnknown>(
  definition: RowOf<Data, Variables, Body>,
): RestRoute {
  const { body: schema, document, variables, answer, ...options } = definition;
  return {
    ...options,
    readsBody: schema !== undefined,
    async answer({ params, body }, execute) {
      const shaped = bodyOf(schema ?? z.unknown(), body) as z.output<Body>;
      return answer(dataOf(await execute(document, variables({ params, body: shaped }))));
    },
  };
}

function bodyOf(schema: z.ZodType, body: object): unknown {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const message = issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ');
  throw new RefusedError(400, message, { issues });
}
