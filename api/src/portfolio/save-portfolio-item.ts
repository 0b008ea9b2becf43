import type { PortfolioItem } from '@agency/prisma/client';
import { z } from 'zod';
import type { PortfolioItemInput } from '#api/contract/portfolio/portfolio.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { NotFoundError } from '#api/graphql/failures.ts';

/** Every column of an item, those left out emptied: what is saved is what the form shows. */
function columnsOf(input: PortfolioItemInput) {
  const { caseStudyUrl = null, metric1Value = null, metric1Label = null, metric2Value = null, ...rest } = input;
  const { metric2Label = null, metric3Value = null, metric3Label = null, ...required } = rest;
  const metrics = { metric1Value, metric1Label, metric2Value, metric2Label, metric3Value, metric3Label };
  return { ...required, caseStudyUrl, ...metrics };
}

/** Adds an item to the portfolio. */
export function createPortfolioItem(input: PortfolioItemInput, { database }: GraphQLContext): Promise<PortfolioItem> {
  return database.portfolioItem.create({ data: columnsOf(input) });
}

/**
 * Replaces all fields of an item but its id and its day.
 *
 * @throws NotFoundError when it was deleted meanwhile.
 */
export async function updatePortfolioItem(
  id: string,
  input: PortfolioItemInput,
  { database }: GraphQLContext,
): Promise<PortfolioItem> {
  const [item] = z.uuid().safeParse(id).success
    ? await database.portfolioItem.updateManyAndReturn({ where: { id }, data: columnsOf(input) })
    : [];
  if (!item) throw new NotFoundError('This portfolio item');
  return item;
}
