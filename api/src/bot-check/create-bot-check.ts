import type { PrismaClient } from '@agency/prisma';
import type { Environment } from '#api/contract/environment.ts';
import { type BotCheck, proofOfWork } from './bot-check.ts';
import { recaptcha } from './recaptcha.ts';

type BotCheckParts = {
  /** Null: the embedded proof of work is used. */
  recaptcha: Environment['recaptcha'];
  database: PrismaClient;
  /** The site's own URL. reCAPTCHA tokens must come from its host, unless the host is localhost. */
  publicUrl: string;
};

export function createBotCheck({ recaptcha: keys, database, publicUrl }: BotCheckParts): BotCheck {
  return keys ? recaptcha({ ...keys, publicUrl }) : proofOfWork(database);
}
