import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { builder } from './builder.ts';

type NodeRow = { id: string };
type Model = Uncapitalize<Prisma.ModelName>;

/** For each type, the Prisma model that has its rows, and the condition that selects them. */
const models = new Map<string, { model: Model; where: object }>();

export const Node = builder.interfaceRef<NodeRow>('Node').implement({
  description: 'A record with an id, whatever its type.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'A uuid.' }) }),
});

/** Registers the model of a type whose rows the change feed announces, and returns `Node`. `where` selects the type's rows. */
export function nodeOf(type: string, model: Model, where: object = {}) {
  models.set(type, { model, where });
  return Node;
}

/** Adds the name of a row's type to it, so that GraphQL can resolve an interface to this type. */
export const typed = <Row extends NodeRow>(type: string, row: Row) => ({ ...row, __typename: type });

/** Finds a row by its type and id. Returns null if the row is gone or no such type is registered. */
export async function findNode(database: PrismaClient, type: string, id: string): Promise<NodeRow | null> {
  const rowsOfType = models.get(type);
  if (!rowsOfType) return null;
  const { model, where } = rowsOfType;
  // The delegates of different models share no type, though each finds a row by its id.
  const rows = database[model] as unknown as { findUnique(query: { where: object }): Promise<NodeRow | null> };
  const row = await rows.findUnique({ where: { id, ...where } });
  return row && typed(type, row);
}
