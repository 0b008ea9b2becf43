import type { PrismaClient } from '@agency/prisma';

export type MailboxState = {
  /** The address to which answers are sent. */
  address: string;
  checkedAt: Date | null;
  /** Why the mailbox cannot be read at the moment. */
  error: string | null;
};

/** Returns the state of the mailbox, or null without an `address`. */
export async function readMailbox(database: PrismaClient, address: string | null): Promise<MailboxState | null> {
  if (!address) return null;
  const folders = await database.mailFolder.findMany();
  const inbox = folders.find(({ path }) => path === 'inbox');
  const error = folders.find((folder) => folder.error)?.error ?? null;
  return { address, checkedAt: inbox?.checkedAt ?? null, error };
}
