import { fold, searchWords } from '@agency/api/contract/text';
import { addableKinds, type KindName, kindNames, kindOf, kinds } from '@agency/site/ui/admin/kinds.ts';
import { Dialog } from '@agency/site/ui/dialog/dialog.tsx';
import { key as keyClass } from '@agency/site/ui/keys/key-hint.css.ts';
import type { ApolloCache } from '@apollo/client/cache';
import { Command as Cmdk, useCommandState } from 'cmdk';
import { useMemo, useRef } from 'react';
import { type Command, commandNames, commands } from '#bridge/commands.ts';
import type { Link, Theme } from '#bridge/desktop.ts';
import { runCommand, useHandlers } from '../commands/use-command.ts';
import { wordsOfKey } from '../commands/words-of-key.ts';
import { loadedRecords } from '../graphql/lists.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './palette.css.ts';

type PaletteProps = { open: boolean; onOpenChange(open: boolean): void; onGo(link: Link): void };

/** An entry of the palette. A command shows its key. */
type Entry = { id: string; label: string; act(): unknown; command?: Command };

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'Theme: as the system has it' },
  { theme: 'light', label: 'Theme: day' },
  { theme: 'dark', label: 'Theme: night' },
];

/** Matches entries that contain every word of the search, those that begin with one first. Scattered letters do not match. */
function rank(_value: string, search: string, keywords: string[] = []): number {
  const words = fold(keywords.join(' '));
  const sought = searchWords(search);
  if (!sought.every((word) => words.includes(word))) return 0;
  return sought.every((word) => ` ${words}`.includes(` ${word}`)) ? 1 : 0.5;
}

/** The command palette: the commands that are available now, and the loaded records. */
export function Palette({ open, onOpenChange, onGo }: PaletteProps) {
  const { client, desktop } = useWorkspace();
  const { openNewForm } = usePlace();
  const handlers = useHandlers();
  const able = commandNames.filter((name) => name !== 'palette' && (handlers.get(name)?.length ?? 0) > 0);
  const records = useMemo(
    () => kindNames.map((name) => ({ name, found: open ? recordsAtHand(client.cache, name) : [] })),
    [open, client],
  );
  const groups: { heading: string; entries: Entry[] }[] = [
    {
      heading: 'Commands',
      entries: [
        ...able.map((command) => {
          return { id: command, label: commands[command].label, act: () => runCommand(command), command };
        }),
        ...addableKinds.map((name) => ({
          id: `new ${name}`,
          label: `New ${kindOf(name).labels.one}`,
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
  // Runs after the focus has returned: the command may move it.
  const chosen = useRef<(() => unknown) | null>(null);
  const then = (act: () => unknown) => () => {
    chosen.current = act;
    onOpenChange(false);
  };
  function doChosen() {
    chosen.current?.();
    chosen.current = null;
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Commands"
      description="Type to find."
      place="top"
      bare
      onClosed={doChosen}
    >
      <Cmdk className={styles.palette} label="Commands" filter={rank}>
        <Cmdk.Input className={styles.entry} placeholder="What to do, whose inquiry, which item" />
        <Cmdk.List className={styles.list}>
          {groups.map(({ heading, entries }) => (
            <Cmdk.Group key={heading} heading={heading}>
              {entries.map(({ id, label, act, command }) => (
                <Cmdk.Item key={id} value={id} keywords={[label]} className={styles.item} onSelect={then(act)}>
                  <span className={styles.label}>{label}</span>
                  {command ? <KeyHint command={command} platform={desktop.platform} /> : null}
                </Cmdk.Item>
              ))}
            </Cmdk.Group>
          ))}
        </Cmdk.List>
        <NothingFound />
      </Cmdk>
    </Dialog>
  );
}

/** Beside the list, since a list of options may contain only options. */
function NothingFound() {
  const found = useCommandState(({ filtered }) => filtered.count);
  return (
    <p role="status" className={styles.empty} hidden={found > 0}>
      {found > 0 ? null : 'Nothing by that name.'}
    </p>
  );
}

/** The key of a command, beside its name. Hidden from screen readers, which find the keys in the help. */
function KeyHint({ command, platform }: { command: Command; platform: string }) {
  const [key] = commands[command].keys;
  if (!key) return null;
  return (
    <span aria-hidden="true">
      <kbd className={keyClass}>{wordsOfKey(key, platform)}</kbd>
    </span>
  );
}

/** How many of each kind are offered, from the start of its list; the search finds the others. */
const offered = 100;

/** The loaded records, from the cache. */
const recordsAtHand = (cache: ApolloCache, name: KindName) => {
  const kind = kindOf(name);
  return loadedRecords(cache, kind, offered).map((record) => {
    return { kind: name, id: record.id, label: kind.describe?.(record) ?? kind.title(record) };
  });
};
