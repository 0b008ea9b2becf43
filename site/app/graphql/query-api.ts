import type { TadaDocumentNode } from 'gql.tada';

/**
 * Runs one typed document and returns its data: in process beside the API, over HTTP when the API runs elsewhere. Rejects
 * when the API answers with errors or cannot be reached.
 */
export type QueryApi = <Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;
