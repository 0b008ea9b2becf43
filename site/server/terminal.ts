import type { Environment } from '@agency/api/contract/environment/environment';

/** What the person who started the server reads, on standard output; the log goes to standard error. */
export const say = {
  /** A long step has begun. */
  step(what: string): void {
    process.stdout.write(`${what}...\n`);
  },

  /** Everything is up: where it is and where to sign in. */
  ready({ site, api }: Environment): void {
    const address = `http://localhost:${site.port}`;
    const lines = [
      `ready ${address}`,
      `  sign in   ${site.publicUrl}/admin`,
      ...(api.url ? [`  api       ${api.url}`] : [`  GraphiQL  ${address}/graphql`]),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  },
};
