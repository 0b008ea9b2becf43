import type { GraphQLContext } from '#api/graphql/context.ts';
import { hashToken } from './token.ts';

/** Ends the session the caller came with, if it is still open: its token opens nothing from now on. */
export async function signOut({ database, sessionToken }: GraphQLContext): Promise<{ message: string }> {
  if (sessionToken) await database.session.deleteMany({ where: { tokenHash: hashToken(sessionToken) } });
  return { message: 'You are signed out.' };
}
