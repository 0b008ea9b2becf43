import { createTestDatabase, startTestCluster } from '@agency/prisma/testing';
import { pino } from 'pino';
import { openJobs } from '#api/jobs/open-jobs.ts';

const cluster = await startTestCluster();
const url = await createTestDatabase(cluster.templateUrl, 'zz');
const two = await Promise.all([1, 2].map(() => openJobs({ databaseUrl: url, logger: pino({ level: 'warn' }) })));
for (const [i, j] of two.entries()) {
  await j.boss.work('housekeeping', { pollingIntervalSeconds: 1 }, async ([job]: any) => {
    console.log(new Date().toISOString(), 'ran in', i, job.id);
  });
  await j.boss.schedule('housekeeping', '* * * * *', null, { singletonKey: 'hourly' });
}
console.log(new Date().toISOString(), 'start');
setTimeout(async () => {
  for (const j of two) await j.close();
  await cluster.close();
}, 150_000);
