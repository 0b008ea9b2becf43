import { fold, searchWords } from '@agency/api/contract/text';
import { serviceLabel } from '@agency/site/ui/admin/inbox/labels.ts';
import { Dialog } from '@agency/site/ui/dialog/dialog.tsx';
import type { ApolloCache } from '@apollo/client/cache';
import { Command as Cmdk, useCommandState } from 'cmdk';
import { useMemo, useRef } from 'react';
import { type Command, commandNames, commands } from '#bridge/commands.ts';
import type { Link, Theme } from '#bridge/desktop.ts';
import { key as keyClass } from '../commands/key-hint.css.ts';
import { runCommand, useHandlers } from '../commands/use-command.ts';
import { wordsOfKey } from '../commands/words-of-key.ts';
import { loadedInquiries } from '../graphql/inquiry-lists.ts';
import { pageSize } from '../graphql/load-inquiries.ts';
import { portfolioQuery } from '../graphql/portfolio.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './palette.css.ts';

type PaletteProps = { open: boolean; onOpenChange(open: boolean): void; onGo(link: Link): void };

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'Theme: as the system has it' },
  { theme: 'light', label: 'Theme: day' },
  { theme: 'dark', label: 'Theme: night' },
];

/** Finds what contains every word of the search, first what begins with one: letters scattered over a name mean nothing. */
function rank(_value: string, search: string, keywords: string[] = []): number {
  const words = fold(keywords.join(' '));
  const sought = searchWords(search);
  if (!sought.every((word) => words.includes(word))) return 0;
  return sought.every((word) => ` ${words}`.includes(` ${word}`)) ? 1 : 0.5;
}

/** Everything by name: the commands that somebody on screen can do now, and the inquiries and items at hand. */
export function Palette({ open, onOpenChange, onGo }: PaletteProps) {
  const { client, desktop } = useWorkspace();
  const handlers = useHandlers();
  const able = commandNames.filter((name) => name !== 'palette' && (handlers.get(name)?.length ?? 0) > 0);
  const destinations = useMemo(() => (open ? destinationsIn(client.cache) : []), [open, client]);
  // Done after the focus is back where it was: the command may take it elsewhere.
  const chosen = useRef<(() => void) | null>(null);
  const then = (act: () => void) => () => {
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
          <Cmdk.Group heading="Commands">
            {able.map((command) => (
              <Cmdk.Item
                key={command}
                value={command}
                keywords={[commands[command].label]}
                className={styles.item}
                onSelect={then(() => runCommand(command))}
              >
                <span className={styles.label}>{commands[command].label}</span>
                <KeyHint command={command} platform={desktop.platform} />
              </Cmdk.Item>
            ))}
            {themes.map(({ theme, label }) => (
              <Cmdk.Item
                key={theme}
                value={`theme ${theme}`}
                keywords={[label]}
                className={styles.item}
                onSelect={then(() => void desktop.setTheme(theme))}
              >
                {label}
              </Cmdk.Item>
            ))}
            <Cmdk.Item
              value="logs"
              keywords={['Open the logs folder']}
              className={styles.item}
              onSelect={then(() => void desktop.openLogs())}
            >
              Open the logs folder
            </Cmdk.Item>
          </Cmdk.Group>
          {(['inquiry', 'portfolio-item'] as const).map((kind) => (
            <Cmdk.Group key={kind} heading={kind === 'inquiry' ? 'Inquiries' : 'Portfolio'}>
              {destinations
                .filter((destination) => destination.kind === kind)
                .map((destination) => (
                  <Cmdk.Item
                    key={destination.id}
                    value={destination.id}
                    keywords={[destination.label]}
                    className={styles.item}
                    onSelect={then(() => onGo(destination))}
                  >
                    <span className={styles.label}>{destination.label}</span>
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

/** Beside the list, not in it: a list of options holds nothing but options. */
function NothingFound() {
  const found = useCommandState(({ filtered }) => filtered.count);
  return (
    <p role="status" className={styles.empty} hidden={found > 0}>
      {found > 0 ? null : 'Nothing by that name.'}
    </p>
  );
}

/** The key of a command, beside its name. Said to nobody: names are read, keys are in the help. */
function KeyHint({ command, platform }: { command: Command; platform: string }) {
  const [key] = commands[command].keys;
  if (!key) return null;
  return (
    <span aria-hidden="true">
      <kbd className={keyClass}>{wordsOfKey(key, platform)}</kbd>
    </span>
  );
}

type Destination = Link & { label: string };

/** So many of the newest inquiries are offered by name; for older ones there is the search. */
const offered = 100;

/** What is at hand: the newest inquiries and the portfolio, as the cache has them. */
function destinationsIn(cache: ApolloCache): Destination[] {
  const inquiries = loadedInquiries(cache, offered).map(({ id, name, company, service }): Destination => {
    return { kind: 'inquiry', id, label: [name, company, serviceLabel(service)].filter(Boolean).join(', ') };
  });
  const portfolio = cache.readQuery({ query: portfolioQuery, variables: { first: pageSize } })?.portfolioItems;
  const items = (portfolio?.edges ?? []).map(
    ({ node: { id, title } }): Destination => ({ kind: 'portfolio-item', id, label: title }),
  );
  return [...inquiries, ...items];
}
