import { fold, searchWords } from '@agency/api/contract/text';
import { Command as Cmdk } from 'cmdk';
import { useId, useMemo, useRef, useState } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { key as keyHint } from '#ui/keys/key-hint.css.ts';
import * as styles from './palette.css.ts';

export type PaletteEntry = {
  id: string;
  label: string;
  /** The entry's keyboard shortcut, as text. */
  keyHint?: string | undefined;
  /**
   * Whether the server found the entry for the typed text. Then the palette lists it even without a match in its label.
   */
  found?: boolean;
  act(): unknown;
};
export type PaletteGroup = { heading: string; entries: readonly PaletteEntry[] };

type PaletteProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  groups: readonly PaletteGroup[];
  /** Called with the typed text, so that the caller can search on the server. */
  onType?(typed: string): void;
  /** Whether the caller's search is still running. */
  searching?: boolean;
};

/** Shows the command palette: a text field and the entries that match it. */
export function Palette({ open, onOpenChange, ...props }: PaletteProps) {
  // The chosen command. It runs after the palette has returned the focus, because the command may move the focus.
  const chosen = useRef<(() => unknown) | null>(null);
  function choose(act: () => unknown) {
    chosen.current = act;
    onOpenChange(false);
  }
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
      <Search {...props} onChoose={choose} />
    </Dialog>
  );
}

type SearchProps = Pick<PaletteProps, 'groups' | 'onType' | 'searching'> & { onChoose(act: () => unknown): void };

function Search({ groups, onType, searching = false, onChoose }: SearchProps) {
  const [typed, setTyped] = useState('');
  const [movedTo, setMovedTo] = useState<string | null>(null);
  // Filters and sorts here, because cmdk sorts after rendering, and selects the first entry even later. Until then,
  // Enter would do nothing.
  const shown = useMemo(() => matching(groups, typed), [groups, typed]);
  const entries = shown.flatMap((group) => group.entries);
  const first = entries[0]?.id ?? '';
  const selected = entries.some(({ id }) => id === movedTo) ? movedTo : first;
  const listId = useId();
  // Returns the option's id for `aria-activedescendant`, which cmdk sets only after its own changes of the selection.
  const optionId = (id: string) => `${listId}${encodeURIComponent(id)}`;
  return (
    <Cmdk
      className={styles.palette}
      vimBindings={false}
      label="Commands"
      shouldFilter={false}
      value={selected ?? ''}
      onValueChange={(id) => setMovedTo(id === first ? null : id)}
    >
      <Cmdk.Input
        asChild
        className={styles.entry}
        placeholder="Search for commands, inquiries and items"
        onValueChange={(text) => {
          setTyped(text);
          setMovedTo(null);
          onType?.(text);
        }}
      >
        <input aria-activedescendant={selected ? optionId(selected) : undefined} />
      </Cmdk.Input>
      <Cmdk.List className={styles.list}>
        {shown.map(({ heading, entries }) => (
          <Cmdk.Group key={heading} heading={heading}>
            {entries.map(({ id, label, keyHint: key, act }) => (
              <Cmdk.Item asChild key={id} value={id} className={styles.item} onSelect={() => onChoose(act)}>
                <div id={optionId(id)}>
                  <span className={styles.label}>{label}</span>
                  {key ? <KeyHint printed={key} /> : null}
                </div>
              </Cmdk.Item>
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
      <NothingFound found={entries.length} searching={searching} />
    </Cmdk>
  );
}

/**
 * Returns the entries that match a search, with the best of each group first. Returns all entries if the search is
 * empty.
 */
function matching(groups: readonly PaletteGroup[], search: string): PaletteGroup[] {
  const sought = searchWords(search);
  return groups
    .map(({ heading, entries }) => {
      const ranked = entries.map((entry) => ({ entry, rank: rank(entry, sought) })).filter(({ rank }) => rank > 0);
      return { heading, entries: ranked.toSorted((a, b) => b.rank - a.rank).map(({ entry }) => entry) };
    })
    .filter(({ entries }) => entries.length > 0);
}

/**
 * Ranks an entry for a search: highest if each word begins a word of the label, lowest if only the server found it,
 * and 0 if nothing matches. Unlike cmdk's ranking, it is not fuzzy.
 */
function rank({ label, found = false }: PaletteEntry, sought: readonly string[]): number {
  const words = fold(label);
  if (!sought.every((word) => words.includes(word))) return found ? 0.25 : 0;
  return sought.every((word) => ` ${words}`.includes(` ${word}`)) ? 1 : 0.5;
}

/**
 * Says that nothing was found, or that a search is running. It is outside the list, because a list box may contain only
 * options.
 */
function NothingFound({ found, searching }: { found: number; searching: boolean }) {
  const words = searching ? 'Searching...' : 'No results.';
  return (
    <p role="status" className={styles.empty} hidden={found > 0}>
      {found > 0 ? null : words}
    </p>
  );
}

/** A command's shortcut, next to its name. Screen readers skip it, and can use the list of all keys instead. */
function KeyHint({ printed }: { printed: string }) {
  return (
    <span aria-hidden="true">
      <kbd className={keyHint}>{printed}</kbd>
    </span>
  );
}
