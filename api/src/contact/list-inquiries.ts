import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { contactBudgets, contactServices } from '#api/contract/contact.ts';
import { fold, searchWords } from '#api/contract/text.ts';
import { containing, sortedBy } from '#api/graphql/keyset.ts';

/** The values whose label contains a word. */
const valuesLabelled = (options: readonly { value: string; label: string }[], word: string): string[] =>
  options.filter(({ label }) => fold(label).includes(word)).map(({ value }) => value);

/**
 * The condition that an inquiry contains every word of a search, in any field or in the labels of service and budget,
 * ignoring case and accents. None for an empty search.
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
 * Counts the inquiries that meet a condition, up to `atMost`. Among 100,000, a common word takes some 0.3 s to count in full,
 * and a few ms to count to 1,000.
 */
export function countContactSubmissions(
  database: PrismaClient,
  where: Prisma.ContactSubmissionWhereInput,
  atMost: number | null | undefined,
): Promise<number> {
  if (typeof atMost !== 'number') return database.contactSubmission.count({ where });
  // Mostly in the order in which they are on the disk.
  return database.contactSubmission.count({ where, orderBy: sortedBy('newest'), take: atMost });
}
