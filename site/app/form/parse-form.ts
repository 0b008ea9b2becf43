import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import { data } from 'react-router';
import type { z } from 'zod';

/** Converts checked boxes to true. Keeps empty strings, because the contract has messages for them. */
const { coerceFormValue } = configureCoercion({ stripEmptyString: (text) => text });

/** Parses a form by `schema`, in the browser and on the server. */
export function parseForm<Schema extends z.ZodObject>(
  entries: FormData,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  return parseWithZod(entries, { schema: coerceFormValue(schema), disableAutoCoercion: true });
}

/** Groups the messages of the API's issues by field. */
export function byField(issues: readonly { path: string; message: string }[]): Record<string, string[]> {
  const fields = Map.groupBy(issues, ({ path }) => path);
  return Object.fromEntries(Array.from(fields, ([path, those]) => [path, those.map(({ message }) => message)]));
}

/** The maximum number of fields. No form has as many, but parsing a million short fields would take a second. */
const maxFields = 500;

/**
 * Reads the entries of a request's form on the server.
 *
 * @throws a 415 if the body is not a form, and a 413 if it has too many fields.
 */
export async function readEntries(request: Request): Promise<FormData> {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  const body = await request.arrayBuffer();
  const perField = /^multipart\//i.test(headers['Content-Type']) ? /content-disposition/gi : /&/g;
  const count = new TextDecoder('latin1').decode(body).split(perField, maxFields + 2).length - 1;
  if (count > maxFields) throw data(null, { status: 413, statusText: 'Content Too Large' });
  return new Response(body, { headers }).formData().catch(() => {
    throw data(null, { status: 415, statusText: 'Unsupported Media Type' });
  });
}

/**
 * Parses a request's form on the server. Ignores entries that the schema does not have, such as the form library's own
 * commands.
 *
 * @throws what `readEntries` throws.
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
