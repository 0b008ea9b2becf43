import type { PrismaClient } from '@agency/prisma';
import type { ContactSubmission, PortfolioItem } from '@agency/prisma/client';
import type { RecordedChange } from './read-changes.ts';

/** What a change is about, as it is now. */
export type Subject = { contactSubmission: ContactSubmission | null; portfolioItem: PortfolioItem | null };

export const noSubject: Subject = { contactSubmission: null, portfolioItem: null };

/** Reads what was added, read or saved. What was deleted since is null: its deletion follows. */
export async function readSubject(
  database: PrismaClient,
  { kind, subjectId }: Pick<RecordedChange, 'kind' | 'subjectId'>,
): Promise<Subject> {
  if (subjectId === null) return noSubject;
  const row = { where: { id: subjectId } };
  if (kind === 'INQUIRY_ADDED' || kind === 'INQUIRY_READ')
    return { ...noSubject, contactSubmission: await database.contactSubmission.findUnique(row) };
  if (kind === 'PORTFOLIO_ITEM_SAVED')
    return { ...noSubject, portfolioItem: await database.portfolioItem.findUnique(row) };
  return noSubject;
}
