import type { Api } from '@agency/api';
import type { TadaDocumentNode } from 'gql.tada';
import type { QueryApi } from '../app/graphql/query-api.ts';
import type { Caller } from './caller.ts';

/** The API answered with errors; the message names them, and the API has already logged their causes. */
export class QueryError extends Error {
  override name = 'QueryError';
  /** The first error's code, such as BAD_USER_INPUT. */
  readonly code: string | undefined;

  constructor(errors: readonly QueryFailure[]) {
    super(errors.map(({ message }) => message).join('; ') || 'no data');
    this.code = errors[0]?.extensions?.code as string | undefined;
  }
}

type QueryFailure = { message: string; extensions?: Record<string, unknown> };

/** Documents run in this process, without a network hop, on behalf of the request that asks. */
export function inProcessQueries(api: Api, caller: Caller): QueryApi {
  return async <Data, Variables>(document: TadaDocumentNode<Data, Variables>, variables: Variables): Promise<Data> =>
    dataOf(await api.execute(document, variables, caller));
}

/** The data of an answer. @throws QueryError when the answer has errors or no data. */
export function dataOf<Data>({ data, errors = [] }: { data?: Data | null; errors?: readonly QueryFailure[] }): Data {
  if (errors.length > 0 || !data) throw new QueryError(errors);
  return data;
}
