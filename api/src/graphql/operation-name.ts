import { type DocumentNode, Kind } from 'graphql';

/** The name of a document's first operation, or `anonymous`. */
export function operationName(document: DocumentNode): string {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? 'anonymous';
}
