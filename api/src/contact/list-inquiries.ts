import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { contactBudgets, contactServices } from '#api/contract/contact.ts';
import { fold, searchWords } from '#api/contract/text.ts';
import { containing, sortedBy } from '#api/graphql/keyset.ts';

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

/**
 * How many inquiries meet a condition, counting no further than `atMost`. Among 100,000 a word that most of them hold takes
 * some 0.3 s to count in full, and a few ms to count to 1,000.
 */
export function countContactSubmissions(
  database: PrismaClient,
  where: Prisma.ContactSubmissionWhereInput,
  atMost: number | null | undefined,
): Promise<number> {
  if (typeof atMost !== 'number') return database.contactSubmission.count({ where });
  // In the order in which they lie on the disk, for the most part.
  return database.contactSubmission.count({ where, orderBy: sortedBy('newest'), take: atMost });
}
