/** A GraphQL answer that main gives itself. The codes beside the API's own are `OFFLINE` and `REFUSED`. */
export function errorAnswer(status: number, code: string, message: string): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status });
}

/** The server cannot be reached, or something on the way answers in its place. */
export const offline = () => errorAnswer(503, 'OFFLINE', 'The server cannot be reached.');
