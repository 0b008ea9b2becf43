import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import { networkOf } from '#api/http/client-address.ts';
import { isForAdmin } from './builder.ts';
import type { GraphQLContext } from './context.ts';

/** The mutations by which a stranger can try to get the admin's access. */
const toBecomeAdmin = new Set(['signIn', 'requestPasswordReset', 'resetPassword']);

/**
 * Logs one line for each mutation of the admin and each valid attempt to get the admin's access: the operation, its
 * outcome, the caller, the network, the item, and the request's id. The line contains no content, password or token,
 * and no user name with which signing in failed.
 */
export function audited(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    if (toBecomeAdmin.has(field.name) || field.name === 'signOut' || isForAdmin(field)) audit(field);
  return schema;
}

/** The maximum length of a logged id: that of a uuid. A caller can send any text as an id. */
const longestId = 36;

function audit(field: GraphQLField<unknown, GraphQLContext>): void {
  const { name: event, resolve = defaultFieldResolver } = field;
  field.resolve = async (root, args, context, info) => {
    const { log, address } = context;
    // Reads the session before the operation, which may end it.
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
      // No line if a stranger calls the admin's operations or sends invalid input: the access log has these calls.
      const isTry = toBecomeAdmin.has(event) && failure !== 'Input';
      if (actor !== null || isTry) log[failure ? 'warn' : 'info'](line, 'audit');
    }
  };
}

/**
 * Returns the name of a failure, such as `NotFound`, or null. Checks the constructor instead of using `instanceof`,
 * which fails for an error that Pothos returns as a result.
 */
function failureOf(result: unknown): string | null {
  const kind = (result as object).constructor;
  return kind === Error || kind.prototype instanceof Error ? kind.name.replace(/(?<=.)Error$/, '') : null;
}
