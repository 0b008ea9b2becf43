import type { PrismaClient } from '@agency/prisma';
import type { PgBoss } from 'pg-boss';
import { requeueForgottenMail } from '#api/mail/requeue-forgotten-mail.ts';
import type { Logger } from '#api/platform/logger.ts';
import { keepHouse } from './keep-house.ts';

/** Seven minutes past every hour, UTC. */
const hourly = '7 * * * *';

/** Keeps house every hour, in one process of all, and once soon after a start: mail may have waited for it. */
export async function workHousekeeping(boss: PgBoss, database: PrismaClient, logger: Logger): Promise<void> {
  await boss.schedule('housekeeping', hourly, null, { singletonKey: 'hourly' });
  await boss.send('housekeeping', null, { singletonKey: 'start' });
  await boss.work('housekeeping', { pollingIntervalSeconds: 10 }, async () => {
    const requeued = await requeueForgottenMail(database, boss);
    if (requeued > 0) logger.warn({ requeued }, 'mails had lost their jobs');
    const deleted = await keepHouse(database);
    const anything = Object.values(deleted).some((count) => count > 0);
    logger[anything ? 'info' : 'debug']({ deleted }, 'housekeeping done');
  });
}
