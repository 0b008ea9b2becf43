import { fold, searchWords } from '@agency/api/contract/text';
import { Dialog } from '@agency/site/ui/dialog/dialog.tsx';
import { Command as Cmdk, useCommandState } from 'cmdk';
import { useRef } from 'react';
import { type Command, commands } from '#bridge/commands.ts';
import type { Theme } from '#bridge/desktop.ts';
import { KeyHint } from '../commands/key-hint.tsx';
import type { Destination } from './destinations.ts';
import * as styles from './palette.css.ts';

type PaletteProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The commands that somebody on screen can do now. */
  able: readonly Command[];
  destinations: readonly Destination[];
  platform: string;
  onCommand(command: Command): void;
  onGo(destination: Destination): void;
  onTheme(theme: Theme): void;
  onLogs(): void;
};

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

/** Everything by name: commands, and the inquiries and items at hand. */
export function Palette(props: PaletteProps) {
  const { open, onOpenChange, able, destinations, platform, onCommand, onGo, onTheme, onLogs } = props;
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
                onSelect={then(() => onCommand(command))}
              >
                <span className={styles.label}>{commands[command].label}</span>
                <KeyHint command={command} platform={platform} />
              </Cmdk.Item>
            ))}
            {themes.map(({ theme, label }) => (
              <Cmdk.Item
                key={theme}
                value={`theme ${theme}`}
                keywords={[label]}
                className={styles.item}
                onSelect={then(() => onTheme(theme))}
              >
                {label}
              </Cmdk.Item>
            ))}
            <Cmdk.Item value="logs" keywords={['Open the logs folder']} className={styles.item} onSelect={then(onLogs)}>
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
