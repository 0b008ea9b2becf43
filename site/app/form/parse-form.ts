import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import type { z } from 'zod';

/** Checked boxes become true. An empty value stays an empty string, so that the contract's own message applies. */
const { coerceFormValue } = configureCoercion({ stripEmptyString: (text) => text });

/** Parses a form of `schema` by the contract's rules: the same in the browser and on the server. */
export function parseForm<Schema extends z.ZodObject>(
  entries: FormData,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  return parseWithZod(entries, { schema: coerceFormValue(schema), disableAutoCoercion: true });
}

/** Groups the API's issues by field, with all messages of a field, as forms expect them. */
export function byField(issues: readonly { path: string; message: string }[]): Record<string, string[]> {
  const fields = Map.groupBy(issues, ({ path }) => path);
  return Object.fromEntries(Array.from(fields, ([path, those]) => [path, those.map(({ message }) => message)]));
}
