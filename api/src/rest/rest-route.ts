import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { OperationResult } from '#api/graphql/execute-document.ts';

/** An answer: a status and what is sent as JSON. */
type RestAnswer = { status: number; body: unknown };

/** What a row may read of a request: the named parts of its path, percent-decoded. */
type RestRequest = { params: Readonly<Record<string, string>> };

/** Executes a document on behalf of one request. */
export type Execute = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<OperationResult<Data>>;

/** A row of the table. `path` may hold `{name}` parts. */
export type RestRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The answer is the same whoever asks, so a client may keep it and ask whether it still holds. */
  forAnybody?: boolean;
  answer(request: RestRequest, execute: Execute): Promise<RestAnswer>;
};

type RowOf<Data, Variables> = {
  method: RestRoute['method'];
  path: string;
  forAnybody?: boolean;
  document: TypedDocumentNode<Data, Variables>;
  variables(request: RestRequest): Variables;
  answer(data: Data): RestAnswer;
};

/** A row that executes one document and turns its data into the answer. */
export function row<Data, Variables>(definition: RowOf<Data, Variables>): RestRoute {
  const { method, path, forAnybody, document, variables, answer } = definition;
  return {
    method,
    path,
    forAnybody,
    answer: async (request, execute) => answer(dataOf(await execute(document, variables(request)))),
  };
}

/** The data of a result. A result without data is a failure of ours, already logged: the caller gets a 500. */
export function dataOf<Data>({ data, errors }: OperationResult<Data>): Data {
  if (data === null || errors)
    throw new Error(`The document failed: ${errors?.map(({ message }) => message).join('; ')}`);
  return data;
}
