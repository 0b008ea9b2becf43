import { Kind, parse, visit } from 'graphql';

/** Fields that open, end or recover sessions: main's own business, and `signIn` answers with a token. */
const mainsOwn = new Set(['signIn', 'signOut', 'resetPassword', 'requestPasswordReset', 'token']);

/**
 * Why the renderer may not send this operation; null when it may. Subscriptions are run by main, which resumes them.
 * A text that is no GraphQL is the server's to refuse.
 */
export function refusalOf(query: string): string | null {
  let refusal: string | null = null;
  try {
    visit(parse(query, { noLocation: true, maxTokens: 2_000 }), {
      [Kind.OPERATION_DEFINITION]: ({ operation }) => {
        if (operation === 'subscription') refusal = 'Changes arrive over the bridge.';
      },
      [Kind.FIELD]: ({ name }) => {
        if (mainsOwn.has(name.value)) refusal = 'Sessions are opened and ended over the bridge.';
      },
    });
  } catch {
    return 'This is no GraphQL operation.';
  }
  return refusal;
}
