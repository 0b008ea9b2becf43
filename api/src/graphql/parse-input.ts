import type { z } from 'zod';
import { inputError } from './failures.ts';

/**
 * An input as its rule makes it. GraphQL's null means the same as leaving a field out, which is what the rules know.
 *
 * @throws InputError with every problem.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: object): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw inputError(error.issues);
  return data;
}
