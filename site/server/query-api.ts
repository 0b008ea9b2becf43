import { type Api, cookieName, type Logger, unavailable } from '@agency/api';
import { type ContentTag, contentTags, siteTag } from '@agency/api/contract/content-tags';
import { errorCodes } from '@agency/api/contract/errors';
import type { TadaDocumentNode } from 'gql.tada';
import { type DocumentNode, Kind, print } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { QueryApi } from '../app/graphql/query-api.ts';

/** On whose behalf documents run: a request, and what it bears of a session and of an order placed before. */
export type Caller = {
  readonly requestId: string;
  readonly address: string;
  readonly log: Logger;
  readonly sessionToken: string | null;
  readonly buyerToken: string | null;
};

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

/** Whether the API cannot do this now, by its own answer or by none. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof QueryError && error.code === errorCodes.unavailable;

type QueryFailure = { message: string; extensions?: Record<string, unknown> };

/** Reaches the API on behalf of a request. */
export type QueryApiFor = (caller: Caller) => QueryApi;

/** Documents run in this process, without a network hop. */
export function inProcessQueries({ execute }: Pick<Api, 'execute'>): QueryApiFor {
  return (caller) =>
    async <Data, Variables>(document: TadaDocumentNode<Data, Variables>, variables: Variables): Promise<Data> =>
      dataOf(await execute(document, variables, caller));
}

/** Too many requests of one visitor are no fault of a page: it is answered as the API answered. */
const tooMany = (seconds: number) =>
  new Response(null, { status: 429, statusText: 'Too Many Requests', headers: { 'Retry-After': String(seconds) } });

/** The data of an answer. @throws QueryError when the answer has errors or no data, a 429 when it says so. */
function dataOf<Data>({ data, errors = [] }: { data?: Data | null; errors?: readonly QueryFailure[] }): Data {
  const refusal = errors.find(({ extensions }) => extensions?.code === errorCodes.rateLimited);
  if (refusal) throw tooMany(Number(refusal.extensions?.retryAfterSeconds ?? 60));
  if (errors.length > 0 || !data) throw new QueryError(errors);
  return data;
}

const timeoutMs = 10_000;

/**
 * The same documents over HTTP, to an API that runs elsewhere. The request's id goes along, so that both logs agree, and
 * the visitor's address, so that limits count visitors and not this server. The API has the same PUBLIC_URL (README), so
 * `secure` names the cookie as it does.
 *
 * @throws a 429 when the API has had too many requests of this visitor's; QueryError, also when no API answers.
 */
export function remoteQueries(apiUrl: string, { secure }: { secure: boolean }): QueryApiFor {
  return ({ requestId, address, log, sessionToken, buyerToken }) => {
    const noAnswer = (error: unknown) => {
      log.warn({ err: error }, 'the API does not answer');
      return new QueryError([{ message: unavailable.message, extensions: { code: errorCodes.unavailable } }]);
    };
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Request-Id': requestId,
      'X-Forwarded-For': address,
      ...(buyerToken ? { Cookie: `${cookieName('checkout', { secure })}=${buyerToken}` } : {}),
      ...(sessionToken ? { Authorization: `Bearer ${sessionToken}` } : {}),
    };
    return async <Data, Variables>(
      document: TadaDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data> => {
      const response = await fetch(new URL('/graphql', apiUrl), {
        method: 'POST',
        headers,
        body: JSON.stringify({ query: print(document), variables }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw noAnswer(error);
      });
      if (response.status === 429) throw tooMany(Number(response.headers.get('Retry-After') ?? 60));
      // What is no JSON comes from a proxy on the way.
      const answer = await response.json().catch((error: unknown) => {
        throw noAnswer(error);
      });
      return dataOf(answer as { data: Data });
    };
  };
}

/** Lists by every filter and cursor there is are fewer; what strangers search for is dropped, least used first. */
const maxAnswers = 200;
/** Longest time an answer counts as fresh when nobody reports a change, as for pages. */
const maxAgeMs = 60_000;

type Answer = { tags: readonly string[]; data: Promise<unknown> };

/**
 * Answers to the documents of public content, for pages that cannot be kept themselves, such as those with a query string:
 * they are the same for whoever has no session. `expire` drops those that show what has changed, also while they are under
 * way.
 */
export class AnswerCache {
  #answers = new LRUCache<string, Answer>({ max: maxAnswers, ttl: maxAgeMs });
  #names = new WeakMap<DocumentNode, string>();
  #named = 0;

  /** The API as a caller reaches it, by way of the answers kept. */
  queryApiFor(queryApi: QueryApi, { sessionToken }: Pick<Caller, 'sessionToken'>): QueryApi {
    if (sessionToken) return queryApi;
    return <Data, Variables>(document: Parameters<typeof queryApi<Data, Variables>>[0], variables: Variables) => {
      const tags = rootFields(document).map(tagsOfField);
      if (tags.some(({ length }) => length !== 1)) return queryApi(document, variables);
      const key = this.#nameOf(document) + JSON.stringify(variables);
      const kept = this.#answers.get(key);
      // It may have failed for who asked first alone, such as a visitor whom the API refuses for coming too often.
      if (kept) return kept.data.catch(() => queryApi(document, variables)) as Promise<Data>;
      const answer: Answer = { tags: [siteTag, ...tags.flat()], data: queryApi(document, variables) };
      this.#answers.set(key, answer);
      answer.data.catch(() => {
        if (this.#answers.peek(key) === answer) this.#answers.delete(key);
      });
      return answer.data as Promise<Data>;
    };
  }

  /** The API as pages reach it. One that is kept for everyone asks anew: from an answer kept before, it would be old twice as long. */
  before(queryApiFor: QueryApiFor): (caller: Caller, page: { shared: boolean }) => QueryApi {
    return (caller, { shared }) => (shared ? queryApiFor(caller) : this.queryApiFor(queryApiFor(caller), caller));
  }

  /** What bears this tag has changed. */
  expire(tag: string): void {
    for (const [key, { tags }] of this.#answers.entries()) if (tags.includes(tag)) this.#answers.delete(key);
  }

  /** Documents are constants of the program. */
  #nameOf(document: DocumentNode): string {
    const name = this.#names.get(document) ?? `${++this.#named} `;
    this.#names.set(document, name);
    return name;
  }
}

const tagOfField = new Map<string, ContentTag>([
  ['portfolioItems', 'portfolio'],
  ['portfolioItem', 'portfolio'],
  ['portfolioItemBySlug', 'portfolio'],
  ['blogPosts', 'blog'],
  ['blogPost', 'blog'],
  ['blogTags', 'blog'],
  ['maintenancePlans', 'plans'],
]);

/** The tag of what is at a field of the schema's `Query`; one that is not known here may show anything. */
export function tagsOfField(field: string): readonly ContentTag[] {
  const tag = tagOfField.get(field);
  return tag ? [tag] : contentTags;
}

/** The fields of `Query` that a document asks for. */
export const rootFields = ({ definitions }: DocumentNode): string[] =>
  definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : ''));
