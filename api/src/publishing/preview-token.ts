import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PrismaClient } from '@agency/prisma';
import { z } from 'zod';
import { previewDays } from '#api/contract/publishing.ts';
import { sharedSecret } from '#api/platform/shared-secret.ts';

const tokenSchema = z
  .string()
  .max(200)
  .regex(/^[0-9a-f-]{36}\.\d{1,15}\.[\w-]{43}$/);

async function sign(database: PrismaClient, content: string): Promise<Buffer> {
  return createHmac('sha256', await sharedSecret(database, 'preview'))
    .update(content)
    .digest();
}

/** Creates a token that gives anyone who has it access to content, public or not, for `previewDays`. */
export async function makePreviewToken(database: PrismaClient, id: string, now: Date): Promise<string> {
  const content = `${id}.${now.getTime() + previewDays * 24 * 60 * 60_000}`;
  return `${content}.${(await sign(database, content)).toString('base64url')}`;
}

/** Returns the id of the content that a token gives access to. Null if the token has expired or is invalid. */
export async function readPreviewToken(database: PrismaClient, token: string, now: Date): Promise<string | null> {
  if (!tokenSchema.safeParse(token).success) return null;
  const [id = '', ends = '', signature = ''] = token.split('.');
  if (Number(ends) < now.getTime()) return null;
  const right = await sign(database, `${id}.${ends}`);
  const given = Buffer.from(signature, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
