import { data } from 'react-router';
import type { z } from 'zod';
import { parseForm } from './parse-form.ts';

/**
 * The entries of a request's form as sent, on the server.
 *
 * @throws a 415 when the body is not a form.
 */
export const readEntries = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw data(null, { status: 415, statusText: 'Unsupported Media Type' });
  });

/**
 * Parses a request's form, on the server. Only the schema's entries are read: the form library's own commands, for example,
 * are for the browser.
 *
 * @throws a 415 when the body is not a form.
 */
export async function readForm<Schema extends z.ZodObject>(request: Request, schema: Schema) {
  const sent = await readEntries(request);
  const entries = new FormData();
  for (const name of Object.keys(schema.shape)) {
    const entry = sent.get(name);
    if (typeof entry === 'string') entries.append(name, entry);
  }
  return parseForm(entries, schema);
}
