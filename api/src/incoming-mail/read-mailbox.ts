import type { PrismaClient } from '@agency/prisma';

/** What is known of the mailbox that answers are read from. */
export type MailboxState = {
  /** Where answers go. */
  address: string;
  checkedAt: Date | null;
  /** Why it cannot be read at the moment. */
  error: string | null;
};

/** The state of the mailbox; null without an `address`, since none is read. */
export async function readMailbox(database: PrismaClient, address: string | null): Promise<MailboxState | null> {
  if (!address) return null;
  const folders = await database.mailFolder.findMany();
  const inbox = folders.find(({ path }) => path === 'inbox');
  const error = folders.find((folder) => folder.error)?.error ?? null;
  return { address, checkedAt: inbox?.checkedAt ?? null, error };
}
