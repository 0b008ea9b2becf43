import type { SignIn, SignInOutcome } from '#bridge/session.ts';
import { askServer } from '#main/graphql/ask.ts';
import { Unreachable } from '#main/graphql/send.ts';
import { signInQuestion } from './questions.ts';

type Refused = Extract<SignInOutcome, { ok: false }>;
type Granted = { ok: true; token: string; username: string };

/** Asks a server for a session. Never throws: what stands in the way is told in words, beside the entry it is about. */
export async function requestSignIn({ server, username, password }: SignIn): Promise<Granted | Refused> {
  try {
    const { signIn } = await askServer({ server, token: null }, signInQuestion, { input: { username, password } });
    if (signIn.__typename === 'SignedIn') return { ok: true, token: signIn.token, username: signIn.user.username };
    if (signIn.__typename !== 'InvalidInput') return { ok: false, message: signIn.message };
    const [issue] = signIn.issues;
    const field = (['username', 'password'] as const).find((name) => name === issue?.path);
    return { ok: false, message: issue?.message ?? signIn.message, field };
  } catch (error) {
    const message =
      error instanceof Unreachable
        ? 'The server cannot be reached at this address.'
        : 'This address does not answer like the agency’s server.';
    return { ok: false, message, field: 'server' };
  }
}
