import { lineOf } from '@agency/site/ui/admin/kind.ts';
import { addableKinds, consoleKinds, type KindName, kindOf, kinds } from '@agency/site/ui/admin/kinds.ts';
import { Palette, type PaletteGroup } from '@agency/site/ui/admin/palette/palette.tsx';
import type { ApolloCache } from '@apollo/client/cache';
import { useMemo } from 'react';
import { commandNames, commands } from '#bridge/commands.ts';
import type { Link, Theme } from '#bridge/desktop.ts';
import { runCommand, useHandlers } from '../commands/use-command.ts';
import { wordsOfKey } from '../commands/words-of-key.ts';
import { loadedRecords } from '../graphql/lists.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';

type ConsolePaletteProps = { open: boolean; onOpenChange(open: boolean): void; onGo(link: Link): void };

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'Theme: use system setting' },
  { theme: 'light', label: 'Theme: light' },
  { theme: 'dark', label: 'Theme: dark' },
];

/** The palette with the commands that are available now, and the first loaded records of each kind. */
export function ConsolePalette({ open, onOpenChange, onGo }: ConsolePaletteProps) {
  const { client, desktop } = useWorkspace();
  const { openNewForm } = usePlace();
  const handlers = useHandlers();
  const able = commandNames.filter((name) => name !== 'palette' && (handlers.get(name)?.length ?? 0) > 0);
  const records = useMemo(
    () => consoleKinds.map((name) => ({ name, found: open ? recordsAtHand(client.cache, name) : [] })),
    [open, client],
  );
  const groups: PaletteGroup[] = [
    {
      heading: 'Commands',
      entries: [
        ...able.map((command) => {
          const { label, keys } = commands[command];
          const keyHint = keys[0] && wordsOfKey(keys[0], desktop.platform);
          return { id: command, label, keyHint, act: () => runCommand(command) };
        }),
        ...addableKinds.map((name) => ({
          id: `new ${name}`,
          label: kindOf(name).labels.begin ?? `New ${kindOf(name).labels.one}`,
          act: () => openNewForm(name),
        })),
        ...themes.map(({ theme, label }) => ({ id: `theme ${theme}`, label, act: () => desktop.setTheme(theme) })),
        { id: 'logs', label: 'Open the logs folder', act: desktop.openLogs },
      ],
    },
    ...records.map(({ name, found }) => ({
      heading: kinds[name].labels.all,
      entries: found.map((record) => ({ ...record, act: () => onGo(record) })),
    })),
  ];
  return <Palette open={open} onOpenChange={onOpenChange} groups={groups} />;
}

/** The palette offers this many records of each kind: the first ones of the kind's list. */
const offered = 100;

/** Returns the first loaded records of a kind, from the cache. */
const recordsAtHand = (cache: ApolloCache, name: KindName) => {
  const kind = kindOf(name);
  return loadedRecords(cache, kind, offered).map((record) => {
    return { kind: name, id: record.id, label: lineOf(kind, record) };
  });
};
