import { defineConfig } from 'prisma/config';

/** The configuration of Prisma's own command line (`prisma migrate status`). The product does not read it. */
export default defineConfig({
  schema: 'schema',
  migrations: { path: 'migrations' },
  ...(process.env.DATABASE_URL ? { datasource: { url: process.env.DATABASE_URL } } : {}),
});
