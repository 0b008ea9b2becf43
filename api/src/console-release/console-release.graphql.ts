import { type ConsoleRelease, consoleRelease } from '#api/contract/console-release.ts';
import { builder } from '#api/graphql/builder.ts';

const Release = builder.objectRef<ConsoleRelease>('ConsoleRelease').implement({
  description: 'Which desktop consoles go with this server. Versions are like `1.10.0`.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'The console that is made with this server.' }),
    oldest: t.exposeString('oldest', { description: 'The oldest console that this server understands.' }),
  }),
});

builder.queryField('consoleRelease', (t) =>
  t.field({
    type: Release,
    description: 'Which desktop consoles go with this server, for a console to compare itself with.',
    resolve: () => consoleRelease,
  }),
);
