import type { IncomingMessage } from 'node:http';
import { pageOwnerHeader, pageOwnerNamed } from '#api/contract/session.ts';
import { OtherAdminError } from '#api/graphql/failures.ts';
import type { OpenSession } from './session.ts';

/** Returns the value of `pageOwnerHeader`, or null. */
export const pageOwnerOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | null =>
  headers[pageOwnerHeader]?.toString() ?? null;

/** @throws OtherAdminError if the page was loaded for another admin than the one who is signed in. */
export function requirePageOwner({ user }: OpenSession, pageOwner: string | null | undefined): void {
  if (pageOwner && pageOwner !== pageOwnerNamed(user.username)) throw new OtherAdminError(user.username);
}
