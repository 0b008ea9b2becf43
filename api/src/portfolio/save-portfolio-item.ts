import type { PortfolioItem, Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { errorCodes } from '#api/contract/errors.ts';
import { forEachMetric, metricFields } from '#api/contract/metrics.ts';
import type { PortfolioItemInput } from '#api/contract/portfolio.ts';
import { ExpectedFailure, inputError, NotFoundError } from '#api/graphql/failures.ts';

/** Every column of an item, those left out emptied: what is saved is what the form shows. */
function columnsOf(input: PortfolioItemInput) {
  const fields = metricFields.flatMap(({ value, label }) => [value, label]);
  const metrics = Object.fromEntries(fields.map((field) => [field, input[field] ?? null]));
  return { ...input, ...metrics, caseStudyUrl: input.caseStudyUrl ?? null };
}

const text = z.string().nullable();

/** A saved item, read back from JSON. */
export const savedItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  technology: z.string(),
  imageUrl: z.string(),
  caseStudyUrl: text,
  featured: z.boolean(),
  ...forEachMetric(
    () => text,
    () => text,
  ),
  createdAt: z.coerce.date(),
  version: z.int(),
  slug: z.string(),
}) satisfies z.ZodType<PortfolioItem>;

/**
 * Adds an item to the portfolio. A `clientId` becomes its id, so that asking again after an answer was lost adds no second
 * one: the item that is there by then is the answer, whatever became of it since. One that was deleted since is not brought
 * back, for as long as changes are kept.
 *
 * @throws InputError when `clientId` is no uuid, NotFoundError when the item was deleted meanwhile.
 */
export async function createPortfolioItem(
  { portfolioItem, change }: Prisma.TransactionClient,
  input: PortfolioItemInput,
  clientId: string | null | undefined,
): Promise<PortfolioItem> {
  const data = columnsOf(input);
  if (clientId === null || clientId === undefined) return portfolioItem.create({ data });
  if (!z.uuid().safeParse(clientId).success) throw inputError([{ path: ['clientId'], message: 'Must be a uuid' }]);
  const made = await portfolioItem.createManyAndReturn({ data: [{ ...data, id: clientId }], skipDuplicates: true });
  const item = made[0] ?? (await portfolioItem.findUnique({ where: { id: clientId } }));
  // Looked for after the insert, which waits for whoever is deleting it; what is thrown undoes the insert.
  const deleted = await change.findFirst({ where: { kind: 'PORTFOLIO_ITEM_DELETED', subjectId: clientId } });
  if (!item || deleted) throw new NotFoundError('This portfolio item');
  return item;
}

/**
 * Replaces all fields of an item but its id and its day; with `expectedVersion` only of the version that was seen.
 *
 * @throws ConflictError when it is another version by now, NotFoundError when it was deleted meanwhile.
 */
export async function updatePortfolioItem(
  transaction: Prisma.TransactionClient,
  id: string,
  input: PortfolioItemInput,
  expectedVersion: number | null | undefined,
): Promise<PortfolioItem> {
  const where = versionOf(id, expectedVersion);
  const [item] = where ? await transaction.portfolioItem.updateManyAndReturn({ where, data: columnsOf(input) }) : [];
  if (!item) throw await whyNotWritten(transaction, id);
  return item;
}

/**
 * Deletes an item for good; with `expectedVersion` only as the version that was seen.
 *
 * @throws ConflictError, NotFoundError.
 */
export async function deletePortfolioItem(
  transaction: Prisma.TransactionClient,
  id: string,
  expectedVersion: number | null | undefined,
): Promise<{ id: string }> {
  const where = versionOf(id, expectedVersion);
  const { count } = where ? await transaction.portfolioItem.deleteMany({ where }) : { count: 0 };
  if (count === 0) throw await whyNotWritten(transaction, id);
  return { id };
}

/** The item is not the version that the caller has seen. */
export class ConflictError extends ExpectedFailure {
  readonly current: PortfolioItem;

  constructor(current: PortfolioItem) {
    super('This portfolio item was changed in the meantime.', errorCodes.conflict);
    this.current = current;
  }
}

/**
 * Which row to write: the item, in the version that is expected if one is. The condition is part of the statement that
 * writes, so nobody can come in between. Null when the id is no uuid, and so nobody's.
 */
function versionOf(id: string, expectedVersion: number | null | undefined) {
  if (!z.uuid().safeParse(id).success) return null;
  return { id, ...(typeof expectedVersion === 'number' ? { version: expectedVersion } : {}) };
}

/** Why nothing was written: the item is another version by now, or gone. */
async function whyNotWritten(
  { portfolioItem }: Prisma.TransactionClient,
  id: string,
): Promise<ConflictError | NotFoundError> {
  const current = versionOf(id, null) && (await portfolioItem.findUnique({ where: { id } }));
  return current ? new ConflictError(current) : new NotFoundError('This portfolio item');
}
