import type { IncomingMessage } from 'node:http';
import { pageOwnerHeader, pageOwnerNamed } from '#api/contract/session.ts';
import { OtherAdminError } from '#api/graphql/failures.ts';
import type { OpenSession } from './session.ts';

/** Returns the value of `pageOwnerHeader`, or null. */
export const pageOwnerOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | null =>
  headers[pageOwnerHeader]?.toString() ?? null;

/** @throws OtherAdminError if another admin has signed in since the page that sends the change was loaded. */
export function requirePageOwner({ user }: OpenSession, pageOwner: string | null | undefined): void {
  if (pageOwner && pageOwner !== pageOwnerNamed(user.username)) throw new OtherAdminError(user.username);
}
