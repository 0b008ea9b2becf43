import type { PrismaClient } from '@agency/prisma';
import type { Subscription } from '@agency/prisma/client';
import { ownPlansPath, planLinkMinutes } from '#api/contract/subscriptions.ts';
import { hashToken, newToken } from '#api/session/session.ts';

type PlanLink = {
  /** The address as entered in the order. */
  email: string;
  url: string;
  revoke(): Promise<unknown>;
};

/**
 * Creates a link to the plans of an address. Null if the address has no plans. The database stores only the hash of the
 * token, so the link exists only in the mail.
 */
export async function createPlanLink(
  database: PrismaClient,
  typedEmail: string,
  publicUrl: string,
): Promise<PlanLink | null> {
  const person = typedEmail.toLowerCase();
  const found = await database.subscription.findFirst({ where: { person }, orderBy: { createdAt: 'desc' } });
  if (!found) return null;
  const token = newToken();
  const expiresAt = new Date(Date.now() + planLinkMinutes * 60_000);
  const { id } = await database.planLink.create({ data: { person, token: hashToken(token), expiresAt } });
  return {
    email: found.customerEmail,
    url: `${publicUrl}${ownPlansPath}?token=${token}`,
    revoke: () => database.planLink.deleteMany({ where: { id } }),
  };
}

/** Returns the address of a link's token, in lower case. Null if the token is invalid or has expired. */
export async function personOfLink(
  { database, now }: { readonly database: PrismaClient; now(): Date },
  token: string,
): Promise<string | null> {
  const link = await database.planLink.findUnique({ where: { token: hashToken(token) } });
  return link && link.expiresAt > now() ? link.person : null;
}

/** Returns the 20 newest plans of an address, newest first, without those that ended more than a year ago. */
export const plansOf = (
  { database, now }: { readonly database: PrismaClient; now(): Date },
  person: string,
): Promise<Subscription[]> =>
  database.subscription.findMany({
    where: { person, OR: [{ endsAt: null }, { endsAt: { gt: new Date(now().getTime() - 366 * 24 * 3_600_000) } }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 20,
  });
