import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import { networkOf } from '#api/http/client-address.ts';
import { isForAdmin } from './builder.ts';
import type { GraphQLContext } from './context.ts';

/** What strangers may try in order to become the admin. */
const toBecomeAdmin = new Set(['signIn', 'requestPasswordReset', 'resetPassword']);

/**
 * Logs one line for each mutation of the admin and each attempt to become one: the operation, its outcome, who called it, the
 * network, the item, and the request's id. It contains nothing that was typed: no failed name, password, token or content.
 */
export function audited(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    if (toBecomeAdmin.has(field.name) || field.name === 'signOut' || isForAdmin(field)) audit(field);
  return schema;
}

/** Limits an id that names no item to a uuid's length. */
const longestId = 36;

function audit(field: GraphQLField<unknown, GraphQLContext>): void {
  const { name: event, resolve = defaultFieldResolver } = field;
  field.resolve = async (root, args, context, info) => {
    const { log, address } = context;
    // Before the operation, since it may end the session.
    const session = await context.session();
    let result: unknown;
    try {
      result = await resolve(root, args, context, info);
      return result;
    } catch (error) {
      result = error;
      throw error;
    } finally {
      const { id, user } = result as { id?: string; user?: { username: string } };
      const actor = user?.username ?? session?.user.username ?? null;
      const target = id ?? (args.id as string | undefined)?.slice(0, longestId);
      const failure = failureOf(result);
      const line = { event, outcome: failure ?? 'done', actor, network: networkOf(address), ...(target && { target }) };
      // Skips strangers who call the admin's operations or break rules: the access log has them.
      const isTry = toBecomeAdmin.has(event) && failure !== 'Input';
      if (actor !== null || isTry) log[failure ? 'warn' : 'info'](line, 'audit');
    }
  };
}

/**
 * The name of the failure, as in `NotFound`; null for none. A failure in a result is not an instance of Error: Pothos wraps
 * it.
 */
function failureOf(result: unknown): string | null {
  const kind = (result as object).constructor;
  return kind === Error || kind.prototype instanceof Error ? kind.name.replace(/(?<=.)Error$/, '') : null;
}
