/** The database: its client, its migrations, its example content. Other packages use this entry. */
export { createPrismaClient, type PrismaClient } from './create-prisma-client.ts';
export { MigrationError, migrate } from './migrate.ts';
export { seedEmptyDatabase } from './seed-empty-database.ts';
