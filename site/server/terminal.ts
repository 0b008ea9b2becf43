import type { Api } from '@agency/api';
import type { Environment } from '@agency/api/contract/environment';

type NewSignIn = Awaited<ReturnType<Api['ensureAdmin']>>;

/** What the person who started the server reads, on standard output; the log goes to standard error. */
export const say = {
  /** A long step has begun. */
  step(what: string): void {
    process.stdout.write(`${what}...\n`);
  },

  /** Everything is up: where it is and where to sign in, with what this start made up and shows only now. */
  ready({ site, api }: Environment, newSignIn: NewSignIn = null, mailboxUrl: string | null = null): void {
    const address = `http://localhost:${site.port}`;
    const lines = [
      `ready ${address}`,
      `  sign in   ${site.publicUrl}/admin`,
      ...(newSignIn ? [`            as ${newSignIn.username} with ${newSignIn.password} (shown this once)`] : []),
      ...(mailboxUrl ? [`  mailbox   ${mailboxUrl}`] : []),
      ...(api.url ? [`  api       ${api.url}`] : [`  GraphiQL  ${address}/graphql`]),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  },
};
