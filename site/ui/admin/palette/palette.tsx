import { fold, searchWords } from '@agency/api/contract/text';
import { Command as Cmdk, useCommandState } from 'cmdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { key as keyHint } from '#ui/keys/key-hint.css.ts';
import * as styles from './palette.css.ts';

export type PaletteEntry = {
  id: string;
  label: string;
  /** Its keyboard shortcut, as shown to the user. */
  keyHint?: string | undefined;
  /** Whether the server found it for the typed text. If so, it is listed even if its label does not match. */
  found?: boolean;
  act(): unknown;
};
export type PaletteGroup = { heading: string; entries: readonly PaletteEntry[] };

type PaletteProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  groups: readonly PaletteGroup[];
  /** Called with the typed text, for a shell that searches. */
  onType?(typed: string): void;
  /** Whether that search is still running. */
  searching?: boolean;
};

const foundMark = 'found ';

/** Ranks entries that contain all search words, higher if the words start with them. Unlike cmdk's default, not fuzzy. */
function rank(value: string, search: string, keywords: string[] = []): number {
  const words = fold(keywords.join(' '));
  const sought = searchWords(search);
  if (!sought.every((word) => words.includes(word))) return value.startsWith(foundMark) ? 0.25 : 0;
  return sought.every((word) => ` ${words}`.includes(` ${word}`)) ? 1 : 0.5;
}

/** Shows the command palette: a text field and the entries that match it. */
export function Palette({ open, onOpenChange, groups, onType, searching = false }: PaletteProps) {
  const [selected, setSelected] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const found = groups.flatMap(({ entries }) => entries.filter((entry) => entry.found).map(({ id }) => id)).join();
  // cmdk selects the first entry when the text changes, but the server's results arrive later.
  const selectFirst = useEffectEvent(() => {
    const shown = [...(list.current?.querySelectorAll<HTMLElement>('[cmdk-item]') ?? [])];
    if (!shown.some(({ dataset }) => dataset.value === selected)) setSelected(shown[0]?.dataset.value ?? '');
  });
  useEffect(() => {
    if (!found) return;
    // Wait until cmdk has ranked and rendered the results.
    const frame = requestAnimationFrame(() => selectFirst());
    return () => cancelAnimationFrame(frame);
  }, [found]);
  // Runs after the focus has returned, because the command may move it.
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
      description="Type to search."
      place="top"
      bare
      onClosed={doChosen}
    >
      <Cmdk
        className={styles.palette}
        vimBindings={false}
        label="Commands"
        filter={rank}
        value={selected}
        onValueChange={setSelected}
      >
        <Cmdk.Input
          className={styles.entry}
          placeholder="Search for commands, inquiries and items"
          onValueChange={(typed) => onType?.(typed)}
        />
        <Cmdk.List ref={list} className={styles.list}>
          {groups.map(({ heading, entries }) => (
            <Cmdk.Group key={heading} heading={heading}>
              {entries.map(({ id, label, keyHint: key, found = false, act }) => (
                <Cmdk.Item
                  key={id}
                  value={found ? `${foundMark}${id}` : id}
                  keywords={[label]}
                  className={styles.item}
                  onSelect={then(act)}
                >
                  <span className={styles.label}>{label}</span>
                  {key ? <KeyHint printed={key} /> : null}
                </Cmdk.Item>
              ))}
            </Cmdk.Group>
          ))}
        </Cmdk.List>
        <NothingFound searching={searching} />
      </Cmdk>
    </Dialog>
  );
}

/** Next to the list, because a list box may contain only options. */
function NothingFound({ searching }: { searching: boolean }) {
  const found = useCommandState(({ filtered }) => filtered.count);
  const words = searching ? 'Searching...' : 'No results.';
  return (
    <p role="status" className={styles.empty} hidden={found > 0}>
      {found > 0 ? null : words}
    </p>
  );
}

/** A command's shortcut next to its name. Hidden from screen readers, which can read the shortcuts in the help. */
function KeyHint({ printed }: { printed: string }) {
  return (
    <span aria-hidden="true">
      <kbd className={keyHint}>{printed}</kbd>
    </span>
  );
}
