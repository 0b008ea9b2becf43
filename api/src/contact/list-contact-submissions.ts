import type { Prisma } from '@agency/prisma/client';
import { contactBudgets, contactServices } from '#api/contract/contact.ts';
import { fold, searchWords } from '#api/contract/text.ts';
import { containing } from '#api/graphql/containing.ts';

/** The values whose label, which is what people read, holds a word. */
const valuesLabelled = (options: readonly { value: string; label: string }[], word: string): string[] =>
  options.filter(({ label }) => fold(label).includes(word)).map(({ value }) => value);

/**
 * The condition of holding every word of a search somewhere, the labels of service and budget included, whatever the case and
 * accents; none for an empty search.
 */
export function matching(search: string | null | undefined): Prisma.ContactSubmissionWhereInput {
  return {
    AND: searchWords(search).map((word) => {
      const services = valuesLabelled(contactServices, word);
      const budgets = valuesLabelled(contactBudgets, word);
      return {
        OR: [
          { searchText: containing(word) },
          ...(services.length > 0 ? [{ service: { in: services } }] : []),
          ...(budgets.length > 0 ? [{ budget: { in: budgets } }] : []),
        ],
      };
    }),
  };
}

/** Inquiries newest first, or `inverted`. The id settles equal moments, so that no two pages share one. */
export function listContactSubmissions(where: Prisma.ContactSubmissionWhereInput, inverted: boolean) {
  const order = inverted ? 'asc' : 'desc';
  return { where, orderBy: [{ createdAt: order }, { id: order }] } satisfies Prisma.ContactSubmissionFindManyArgs;
}
