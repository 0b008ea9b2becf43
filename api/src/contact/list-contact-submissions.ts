import type { Prisma } from '@agency/prisma/client';
import { searchWords } from '#api/graphql/search-words.ts';

/** The condition of holding every word of a search somewhere, in any case; no condition for an empty search. */
export function matching(search: string | null | undefined): Prisma.ContactSubmissionWhereInput {
  return {
    AND: searchWords(search).map((part) => ({
      OR: [{ name: part }, { email: part }, { company: part }, { message: part }],
    })),
  };
}

/** Enquiries newest first, or `inverted`. The id settles equal moments, so that no two pages share one. */
export function listContactSubmissions(where: Prisma.ContactSubmissionWhereInput, inverted: boolean) {
  const order = inverted ? 'asc' : 'desc';
  return { where, orderBy: [{ createdAt: order }, { id: order }] } satisfies Prisma.ContactSubmissionFindManyArgs;
}
