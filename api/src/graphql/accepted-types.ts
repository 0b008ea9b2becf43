/** What GraphQL over HTTP is answered as. */
const answered = ['application/json', 'application/graphql-response+json', 'text/event-stream', 'multipart/mixed'];
const wildcards = ['*/*', 'application/*', 'text/*', 'multipart/*'];
const known = new Set([...answered, ...wildcards]);

/** A refused type (a weight of nought), or a charset that no answer has. */
const refusal = /^q=0(\.0*)?$|^charset=(?!"?utf-?8"?$)/;

/**
 * An `Accept` header with nothing left in it but the types that there are here, each once and in the order they stand, so
 * that what a stranger writes there is neither searched nor answered at length. Empty when no answer would do.
 */
export function acceptedTypes(accept = '*/*'): string {
  const asked = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => refusal.test(parameter)))
    .map(([type = '']) => type);
  return [...new Set(asked)].filter((type) => known.has(type)).join(', ');
}
