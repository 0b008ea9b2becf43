import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '@agency/prisma';

/** Returns the key of this name, which all processes on the database share: 256 random bits in hex. */
export async function sharedSecret(database: PrismaClient, name: string): Promise<string> {
  const known = await database.secret.findUnique({ where: { name } });
  if (known) return known.value;
  await database.secret.createMany({ data: [{ name, value: randomBytes(32).toString('hex') }], skipDuplicates: true });
  return (await database.secret.findUniqueOrThrow({ where: { name } })).value;
}
