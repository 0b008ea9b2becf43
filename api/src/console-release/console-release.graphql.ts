import { type ConsoleRelease, consoleRelease } from '#api/contract/console-release.ts';
import { builder } from '#api/graphql/builder.ts';

const Release = builder.objectRef<ConsoleRelease>('ConsoleRelease').implement({
  description: 'The versions of the desktop console that work with this server. Versions look like `1.10.0`.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'The console version that was released with this server.' }),
    oldest: t.exposeString('oldest', { description: 'The oldest console version that works with this server.' }),
  }),
});

builder.queryField('consoleRelease', (t) =>
  t.field({
    type: Release,
    description: 'The desktop console versions that work with this server. A console compares its own with them.',
    resolve: () => consoleRelease,
  }),
);
