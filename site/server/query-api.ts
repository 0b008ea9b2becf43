import { type Api, cookieName, type Logger, unavailable } from '@agency/api';
import { type ContentTag, contentTags, siteTag } from '@agency/api/contract/content-tags';
import { errorCodes } from '@agency/api/contract/errors';
import type { TadaDocumentNode } from 'gql.tada';
import { type DocumentNode, Kind, print } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { QueryApi } from '../app/graphql/query-api.ts';

/** The caller of documents: a request, with its session and the order that its browser placed. */
export type Caller = {
  readonly requestId: string;
  readonly address: string;
  readonly log: Logger;
  readonly sessionToken: string | null;
  readonly buyerToken: string | null;
};

/** The API answered with errors; the message names them, and the API has logged their causes. */
export class QueryError extends Error {
  override name = 'QueryError';
  /** The first error's code, such as BAD_USER_INPUT. */
  readonly code: string | undefined;

  constructor(errors: readonly QueryFailure[]) {
    super(errors.map(({ message }) => message).join('; ') || 'no data');
    this.code = errors[0]?.extensions?.code as string | undefined;
  }
}

/** Whether the API cannot do this now, because it says so or does not answer. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof QueryError && error.code === errorCodes.unavailable;

type QueryFailure = { message: string; extensions?: Record<string, unknown> };

/** Calls the API for a request. */
export type QueryApiFor = (caller: Caller) => QueryApi;

/** Runs documents in this process, without a network hop. */
export function inProcessQueries({ execute }: Pick<Api, 'execute'>): QueryApiFor {
  return (caller) =>
    async <Data, Variables>(document: TadaDocumentNode<Data, Variables>, variables: Variables): Promise<Data> =>
      dataOf(await execute(document, variables, caller));
}

/** A visitor's excess requests are not a page's fault: it gets the API's answer. */
const tooMany = (seconds: number) =>
  new Response(null, { status: 429, statusText: 'Too Many Requests', headers: { 'Retry-After': String(seconds) } });

/** The data of an answer. @throws QueryError when the answer has errors or no data, and a 429 for too many requests. */
function dataOf<Data>({ data, errors = [] }: { data?: Data | null; errors?: readonly QueryFailure[] }): Data {
  const refusal = errors.find(({ extensions }) => extensions?.code === errorCodes.rateLimited);
  if (refusal) throw tooMany(Number(refusal.extensions?.retryAfterSeconds ?? 60));
  if (errors.length > 0 || !data) throw new QueryError(errors);
  return data;
}

const timeoutMs = 10_000;

/**
 * Sends the same documents over HTTP, to an API that runs elsewhere. It forwards the request's id, so that both logs agree,
 * and the visitor's address, so that limits count visitors and not this server. The API has the same PUBLIC_URL (README), so
 * `secure` names the cookie alike.
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
      // Anything but JSON comes from a proxy on the way.
      const answer = await response.json().catch((error: unknown) => {
        throw noAnswer(error);
      });
      return dataOf(answer as { data: Data });
    };
  };
}

/** More than all filters and cursors of lists; beyond that, the least used searches are dropped. */
const maxAnswers = 200;
/** The longest time that an answer counts as fresh without reported changes, as for pages. */
const maxAgeMs = 60_000;

type Answer = { tags: readonly string[]; data: Promise<unknown> };

/**
 * Caches answers to documents of public content, for pages that cannot be cached themselves, such as those with a query
 * string: everyone without a session gets the same. `expire` drops those that show changed content, also while they are under
 * way.
 */
export class AnswerCache {
  #answers = new LRUCache<string, Answer>({ max: maxAnswers, ttl: maxAgeMs });
  #names = new WeakMap<DocumentNode, string>();
  #named = 0;

  /** Calls the API through the cached answers. */
  queryApiFor(queryApi: QueryApi, { sessionToken }: Pick<Caller, 'sessionToken'>): QueryApi {
    if (sessionToken) return queryApi;
    return <Data, Variables>(document: Parameters<typeof queryApi<Data, Variables>>[0], variables: Variables) => {
      const tags = rootFields(document).map(tagsOfField);
      if (tags.some(({ length }) => length !== 1)) return queryApi(document, variables);
      const key = this.#nameOf(document) + JSON.stringify(variables);
      const kept = this.#answers.get(key);
      // It may have failed only for the first caller, such as a rate-limited visitor.
      if (kept) return kept.data.catch(() => queryApi(document, variables)) as Promise<Data>;
      const answer: Answer = { tags: [siteTag, ...tags.flat()], data: queryApi(document, variables) };
      this.#answers.set(key, answer);
      answer.data.catch(() => {
        if (this.#answers.peek(key) === answer) this.#answers.delete(key);
      });
      return answer.data as Promise<Data>;
    };
  }

  /** Calls the API for pages. A page that is cached for everyone gets fresh answers, or it could become twice as old. */
  before(queryApiFor: QueryApiFor): (caller: Caller, page: { shared: boolean }) => QueryApi {
    return (caller, { shared }) => (shared ? queryApiFor(caller) : this.queryApiFor(queryApiFor(caller), caller));
  }

  /** Expires what has this tag. */
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
  ['caseStudies', 'portfolio'],
  ['caseStudyBySlug', 'portfolio'],
  ['blogPosts', 'blog'],
  ['blogPost', 'blog'],
  ['blogTags', 'blog'],
  ['redirect', 'blog'],
  ['maintenancePlans', 'plans'],
  ['servicePackages', 'plans'],
]);

/** The tag of a field of the schema's `Query`; an unknown field may show anything. */
export function tagsOfField(field: string): readonly ContentTag[] {
  const tag = tagOfField.get(field);
  return tag ? [tag] : contentTags;
}

/** The fields of `Query` that a document selects. */
export const rootFields = ({ definitions }: DocumentNode): string[] =>
  definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : ''));
