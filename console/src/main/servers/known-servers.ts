import { z } from 'zod';
import { serverAddressSchema } from '#bridge/server-address.ts';
import { settingsFile } from '#main/settings/settings-file.ts';

/** What the sign-in form starts with. Survives signing out; holds no secret. */
const knownServersSchema = z.object({
  servers: z.array(serverAddressSchema).max(10),
  lastUsername: z.string().nullable(),
});
export type KnownServers = {
  get(): z.output<typeof knownServersSchema>;
  /** Puts the server first and remembers who signed in. */
  remember(server: string, username: string): void;
};

export function knownServers(path: string): KnownServers {
  const file = settingsFile(path, knownServersSchema, { servers: [], lastUsername: null });
  return {
    get: file.get,
    remember(server, lastUsername) {
      const others = file.get().servers.filter((other) => other !== server);
      file.set({ servers: [server, ...others].slice(0, 10), lastUsername });
    },
  };
}
