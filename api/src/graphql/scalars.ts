import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { errorCodes } from '#api/contract/errors.ts';
import { technologies, technologySchema } from '#api/contract/portfolio.ts';
import { builder } from './builder.ts';

/** Reads a scalar's input by a contract's rule; a breach is the caller's fault and says so. */
function readBy<Output>(schema: z.ZodType<Output>) {
  return (value: unknown): Output => {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    throw new GraphQLError(z.prettifyError(read.error), { extensions: { code: errorCodes.badInput } });
  };
}

builder.scalarType('DateTime', {
  description: 'A moment in UTC, to the millisecond, as ISO 8601 text: `2026-03-01T09:30:00.000Z`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: (date) => date.toISOString(),
  parseValue: readBy(z.iso.datetime().transform((text) => new Date(text))),
});

builder.scalarType('Decimal', {
  description: 'An exact amount as text with two decimals: `149.00`. Never a float, which cannot hold a cent exactly.',
  serialize: (amount) => amount,
  parseValue: readBy(z.string().regex(/^\d{1,8}\.\d{2}$/, 'must be digits, a dot and two decimals')),
});

builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: (value) => value,
});

builder.scalarType('Technology', {
  description: `What a project was built with, as people write it. One of: ${technologies.join(', ')}.`,
  serialize: (technology) => technology,
  parseValue: readBy(technologySchema),
});
