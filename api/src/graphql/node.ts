import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { builder } from './builder.ts';

type NodeRow = { id: string };
type Model = Uncapitalize<Prisma.ModelName>;

/** The Prisma model of each type, and the condition that selects the type's rows. */
const models = new Map<string, { model: Model; where: object }>();

export const Node = builder.interfaceRef<NodeRow>('Node').implement({
  description: 'A record with an id, whatever its type.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'A uuid.' }) }),
});

/** Registers a type whose rows the change feed announces, and returns `Node`. `where` selects its rows in the model. */
export function nodeOf(type: string, model: Model, where: object = {}) {
  models.set(type, { model, where });
  return Node;
}

/** Adds the type's name to a row, so that GraphQL can resolve an interface to that type. */
export const typed = <Row extends NodeRow>(type: string, row: Row) => ({ ...row, __typename: type });

/** Finds a row by its type and id. Null if the row is gone or the type is not registered. */
export async function findNode(database: PrismaClient, type: string, id: string): Promise<NodeRow | null> {
  const rowsOfType = models.get(type);
  if (!rowsOfType) return null;
  const { model, where } = rowsOfType;
  // TypeScript finds no common type of the models' delegates, though each finds a row by its id.
  const rows = database[model] as unknown as { findUnique(query: { where: object }): Promise<NodeRow | null> };
  const row = await rows.findUnique({ where: { id, ...where } });
  return row && typed(type, row);
}
