/** The database: its client, migrations and example content. The entry point for other packages. */
export { createPrismaClient, type PrismaClient } from './create-prisma-client.ts';
export { MigrationError, migrate } from './migrate.ts';
export { seedEmptyDatabase } from './seed-empty-database.ts';
