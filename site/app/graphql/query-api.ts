import type { TadaDocumentNode } from 'gql.tada';

/**
 * Runs one typed document and returns its data: in the same process as the API, or over HTTP if the API runs elsewhere.
 * Rejects if the API answers with errors or cannot be reached.
 */
export type QueryApi = <Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;
