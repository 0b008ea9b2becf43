import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import { type Door, isGraphQLAnswer, postGraphQL, Unreachable } from './send.ts';

const patienceMs = 20_000;

/**
 * Runs a typed document and returns its data.
 *
 * @throws Unreachable; Error when the server answers with errors instead of data.
 */
export async function askServer<Data, Variables>(
  door: Door,
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  timeoutMs = patienceMs,
): Promise<Data> {
  const body = JSON.stringify({ query: print(document), variables });
  const response = await postGraphQL(door, body, { signal: AbortSignal.timeout(timeoutMs) });
  if (!isGraphQLAnswer(response)) throw new Unreachable(`It answers ${response.status} without GraphQL`);
  const { data } = (await response.json()) as { data?: Data | null };
  if (!data) throw new Error(`The server answered ${response.status} without data`);
  return data;
}
