import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import { networkOf } from '#api/http/client-address.ts';
import { isForAdmin } from './builder.ts';
import type { GraphQLContext } from './context.ts';

/** What strangers may try, to become the admin. */
const toBecomeAdmin = new Set(['signIn', 'requestPasswordReset', 'resetPassword']);

/**
 * Has each mutation that an admin calls, and each try to become one, leave one line in the log: what was called and with what
 * outcome, by whom, from which network and about which item; the line has the request's id. It holds nothing that was typed:
 * no name that failed, no password, no token, no content.
 */
export function audited(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    if (toBecomeAdmin.has(field.name) || field.name === 'signOut' || isForAdmin(field)) audit(field);
  return schema;
}

/** Of an id that names no item: a uuid's length. */
const longestId = 36;

function audit(field: GraphQLField<unknown, GraphQLContext>): void {
  const { name: event, resolve = defaultFieldResolver } = field;
  field.resolve = async (root, args, context, info) => {
    const { log, address } = context;
    // Before it, since it may end the session.
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
      // A stranger who calls what is the admin's, or sends what no rule lets through, has tried nothing: the access line has it.
      const isTry = toBecomeAdmin.has(event) && failure !== 'Input';
      if (actor !== null || isTry) log[failure ? 'warn' : 'info'](line, 'audit');
    }
  };
}

/** What kind of failure this is, as in `NotFound`; null for none. A result that is one is no instance of Error: Pothos wraps it. */
function failureOf(result: unknown): string | null {
  const kind = (result as object).constructor;
  return kind === Error || kind.prototype instanceof Error ? kind.name.replace(/(?<=.)Error$/, '') : null;
}
