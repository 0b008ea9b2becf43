import type { Prisma } from '@agency/prisma/client';
import { storable } from '#api/contract/text/free-text.ts';

/** More words than anyone searches for, and few enough for the database. */
const maxWords = 8;

/** Characters that mean something in LIKE stand for themselves. */
const literally = (word: string) => word.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/** The condition of holding every word of a search somewhere, in any case; no condition for an empty search. */
export function matching(search: string | null | undefined): Prisma.ContactSubmissionWhereInput {
  const words = storable(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords);
  return {
    AND: words.map((word) => {
      const part = { contains: literally(word), mode: 'insensitive' } as const;
      return { OR: [{ name: part }, { email: part }, { company: part }, { message: part }] };
    }),
  };
}

/** Enquiries newest first, or `inverted`. The id settles equal moments, so that no two pages share one. */
export function listContactSubmissions(where: Prisma.ContactSubmissionWhereInput, inverted: boolean) {
  const order = inverted ? 'asc' : 'desc';
  return { where, orderBy: [{ createdAt: order }, { id: order }] } satisfies Prisma.ContactSubmissionFindManyArgs;
}
