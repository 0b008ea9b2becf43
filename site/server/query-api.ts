import { type Api, cookieName, type Logger, unavailable } from '@agency/api';
import { type ContentTag, contentTags, siteTag } from '@agency/api/contract/content-tags';
import { errorCodes } from '@agency/api/contract/errors';
import { pageOwnerHeader } from '@agency/api/contract/session';
import type { TadaDocumentNode } from 'gql.tada';
import { type DocumentNode, Kind, print } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { QueryApi } from '../app/graphql/query-api.ts';

/** The visitor's request that needs data, with the session and the buyer token of its browser. */
export type Caller = {
  readonly requestId: string;
  readonly address: string;
  readonly log: Logger;
  readonly sessionToken: string | null;
  readonly buyerToken: string | null;
  readonly pageOwner?: string | null;
};

/** The API answered with errors, without data, or not at all. The API has logged the causes of its errors. */
export class QueryError extends Error {
  override name = 'QueryError';
  /** The first error's code, such as BAD_USER_INPUT. */
  readonly code: string | undefined;

  constructor(errors: readonly QueryFailure[]) {
    super(errors.map(({ message }) => message).join('; ') || 'no data');
    this.code = errors[0]?.extensions?.code as string | undefined;
  }
}

/** Whether the API reported that it is unavailable, or did not answer. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof QueryError && error.code === errorCodes.unavailable;

type QueryFailure = { message: string; extensions?: Record<string, unknown> };

/** Returns the function that calls the API for one request. */
export type QueryApiFor = (caller: Caller) => QueryApi;

/** Runs documents in this process, without a network hop. */
export function inProcessQueries({ execute }: Pick<Api, 'execute'>): QueryApiFor {
  return (caller) =>
    async <Data, Variables>(document: TadaDocumentNode<Data, Variables>, variables: Variables): Promise<Data> =>
      dataOf(await execute(document, variables, caller));
}

/** Returns a 429, for a visitor who calls the API too often. */
const tooMany = (seconds: number) =>
  new Response(null, { status: 429, statusText: 'Too Many Requests', headers: { 'Retry-After': String(seconds) } });

/**
 * Returns the data of an answer.
 * @throws a 429 if the API refused too many requests; QueryError if there are other errors or no data.
 */
function dataOf<Data>({ data, errors = [] }: { data?: Data | null; errors?: readonly QueryFailure[] }): Data {
  const refusal = errors.find(({ extensions }) => extensions?.code === errorCodes.rateLimited);
  if (refusal) throw tooMany(Number(refusal.extensions?.retryAfterSeconds ?? 60));
  if (errors.length > 0 || !data) throw new QueryError(errors);
  return data;
}

const timeoutMs = 10_000;

/**
 * Sends documents over HTTP to an API that runs elsewhere. Forwards the request's ID for the API's log, and the
 * visitor's address for the API's rate limits. The API has the same PUBLIC_URL (README), so `secure` results in the
 * same cookie names there.
 * @throws a 429 if this visitor has sent the API too many requests; QueryError for other errors, or if no API answers.
 */
export function remoteQueries(apiUrl: string, { secure }: { secure: boolean }): QueryApiFor {
  return ({ requestId, address, log, sessionToken, buyerToken, pageOwner }) => {
    const noAnswer = (error: unknown) => {
      log.warn({ err: error }, 'the API is not responding');
      return new QueryError([{ message: unavailable.message, extensions: { code: errorCodes.unavailable } }]);
    };
    // The API assumes that a session in the Authorization header belongs to the console, so a browser's session is sent
    // as a cookie.
    const tokens = [['agency_session', sessionToken] as const, ['checkout', buyerToken] as const];
    const cookies = tokens.flatMap(([kind, token]) => (token ? [`${cookieName(kind, { secure })}=${token}`] : []));
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Request-Id': requestId,
      'X-Forwarded-For': address,
      ...(cookies.length > 0 ? { Cookie: cookies.join('; ') } : {}),
      ...(pageOwner ? { [pageOwnerHeader]: pageOwner } : {}),
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
      // If the answer is not JSON, a proxy sent it.
      const answer = await response.json().catch((error: unknown) => {
        throw noAnswer(error);
      });
      return dataOf(answer as { data: Data });
    };
  };
}

/** The maximum number of answers, enough for the filters and cursors of all lists. */
const maxAnswers = 200;
/** How long an answer stays fresh if no change is reported, in ms. */
const maxAgeMs = 60_000;

type Answer = { tags: readonly string[]; data: Promise<unknown> };

/**
 * Caches the API's answers about public content, which are the same for everyone without a session. Pages that are not
 * cached, such as those with a query string, use these answers. `expire` drops the answers that show changed content,
 * including pending answers.
 */
export class AnswerCache {
  #answers = new LRUCache<string, Answer>({ max: maxAnswers, ttl: maxAgeMs });
  #names = new WeakMap<DocumentNode, string>();
  #named = 0;

  /** Returns a function that calls the API through this cache. */
  queryApiFor(queryApi: QueryApi, { sessionToken }: Pick<Caller, 'sessionToken'>): QueryApi {
    if (sessionToken) return queryApi;
    return <Data, Variables>(document: Parameters<typeof queryApi<Data, Variables>>[0], variables: Variables) => {
      const tags = rootFields(document).map(tagsOfField);
      if (tags.some(({ length }) => length !== 1)) return queryApi(document, variables);
      const key = this.#nameOf(document) + JSON.stringify(variables);
      const kept = this.#answers.get(key);
      // Repeats a failed call, because it may have failed only for the first caller, such as a rate-limited visitor.
      if (kept) return kept.data.catch(() => queryApi(document, variables)) as Promise<Data>;
      const answer: Answer = { tags: [siteTag, ...tags.flat()], data: queryApi(document, variables) };
      this.#answers.set(key, answer);
      answer.data.catch(() => {
        if (this.#answers.peek(key) === answer) this.#answers.delete(key);
      });
      return answer.data as Promise<Data>;
    };
  }

  /**
   * Returns `queryApiFor` with this cache. Only pages that are not cached use this cache. Otherwise, an answer in a
   * cached page could be up to two minutes old.
   */
  before(queryApiFor: QueryApiFor): (caller: Caller, page: { shared: boolean }) => QueryApi {
    return (caller, { shared }) => (shared ? queryApiFor(caller) : this.queryApiFor(queryApiFor(caller), caller));
  }

  expire(tag: string): void {
    for (const [key, { tags }] of this.#answers.entries()) if (tags.includes(tag)) this.#answers.delete(key);
  }

  /** Returns a short unique name for a document. Documents are constants, so each object gets one name. */
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
  ['caseStudies', 'portfolio'],
  ['caseStudyBySlug', 'portfolio'],
  ['blogPosts', 'blog'],
  ['blogPost', 'blog'],
  ['blogTags', 'blog'],
  ['redirect', 'blog'],
  ['maintenancePlans', 'plans'],
  ['servicePackages', 'plans'],
]);

/** Returns the content tag of a field of `Query`. Returns all tags for an unknown field, which may show anything. */
export function tagsOfField(field: string): readonly ContentTag[] {
  const tag = tagOfField.get(field);
  return tag ? [tag] : contentTags;
}

/** Returns the root fields that a document selects; '' for a fragment, which may contain any field. */
export const rootFields = ({ definitions }: DocumentNode): string[] =>
  definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : ''));
