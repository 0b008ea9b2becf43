import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { builder } from './builder.ts';

type NodeRow = { id: string };
type Model = Uncapitalize<Prisma.ModelName>;

/** Which of Prisma's models has the rows of a type, and which of them are of the type. */
const models = new Map<string, { model: Model; where: object }>();

export const Node = builder.interfaceRef<NodeRow>('Node').implement({
  description: 'A record with an id, whatever its type.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'A uuid.' }) }),
});

/** The interface `Node`, for a type whose rows the change feed announces. `model` has them, all or those with `where`. */
export function nodeOf(type: string, model: Model, where: object = {}) {
  models.set(type, { model, where });
  return Node;
}

/** Marks a row with its type's name, which leads GraphQL from an interface to the object that shows it. */
export const typed = <Row extends NodeRow>(type: string, row: Row) => ({ ...row, __typename: type });

/** A row by its type and id, as it is now; null when it is gone or the schema has no such type. */
export async function findNode(database: PrismaClient, type: string, id: string): Promise<NodeRow | null> {
  const rowsOfType = models.get(type);
  if (!rowsOfType) return null;
  const { model, where } = rowsOfType;
  // The delegates of different models share no type, though each finds a row by its id.
  const rows = database[model] as unknown as { findUnique(query: { where: object }): Promise<NodeRow | null> };
  const row = await rows.findUnique({ where: { id, ...where } });
  return row && typed(type, row);
}
