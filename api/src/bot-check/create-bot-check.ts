import type { PrismaClient } from '@agency/prisma';
import type { BotCheck } from '#api/bot-check/bot-check.ts';
import { proofOfWork } from '#api/bot-check/proof-of-work.ts';
import { recaptcha } from '#api/bot-check/recaptcha.ts';
import type { Environment } from '#api/contract/environment.ts';

type BotCheckParts = {
  /** Null = the embedded proof of work. */
  recaptcha: Environment['recaptcha'];
  database: PrismaClient;
  /** The site's own address: where tokens must have been earned. */
  publicUrl: string;
};

/** The bot check that the environment asks for. */
export function createBotCheck({ recaptcha: keys, database, publicUrl }: BotCheckParts): BotCheck {
  return keys ? recaptcha({ ...keys, publicUrl }) : proofOfWork(database);
}
