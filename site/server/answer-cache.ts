import { siteTag, tagsOfField } from '@agency/api/contract/content-tags';
import { type DocumentNode, Kind } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { QueryApi } from '../app/graphql/query-api.ts';
import type { Caller } from './query-api.ts';

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

/** The fields of `Query` that a document asks for. */
export const rootFields = ({ definitions }: DocumentNode): string[] =>
  definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : ''));
