import type { TadaDocumentNode } from 'gql.tada';

/**
 * Executes a typed document, and returns its data. The API runs in this process, or elsewhere over HTTP.
 *
 * @throws (rejects) if the API answers with errors or cannot be reached.
 */
export type QueryApi = <Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;
