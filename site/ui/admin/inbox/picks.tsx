import { bulkMost } from '@agency/api/contract/inquiries';
import { grouped } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { Check, type LucideIcon, OctagonAlert, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { Text } from '#ui/layout/text.tsx';
import type { InquiryAction } from './inquiry-actions.tsx';
import * as styles from './picks.css.ts';

const none: readonly string[] = [];
const nothing = { ids: none, all: false, last: null };

type Kept = {
  list: string;
  ids: readonly string[];
  all: boolean;
  /** The id that the admin toggled last. */
  last: string | null;
};

/**
 * The selection of inquiries for a bulk action: some `ids`, or `all` that match the search. A change of `list` clears
 * the selection.
 */
export function usePicks(list: string) {
  const [kept, keep] = useState<Kept>({ list, ...nothing });
  const { ids, all, last } = kept.list === list ? kept : nothing;
  const setIds = (ids: readonly string[], last: string | null = null) =>
    keep({ list, ids: ids.slice(0, bulkMost), all: false, last });
  const add = (added: readonly string[]) => setIds([...new Set([...ids, ...added])], added.at(-1));
  function toggle(id: string) {
    // Clears the selection, because the browser does not know all ids and so cannot select "all except one".
    if (all) setIds(none);
    else setIds(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id], id);
  }
  return {
    ids,
    all,
    any: all || ids.length > 0,
    has: (id: string) => all || ids.includes(id),
    toggle,
    add,
    /** Adds all inquiries from the last toggled one to this one. If no inquiry was toggled, toggles this one. */
    extend(id: string, listed: readonly string[]) {
      const [from, to] = [listed.indexOf(last ?? ''), listed.indexOf(id)];
      if (all || from < 0 || to < 0) return toggle(id);
      const added = listed.slice(Math.min(from, to), Math.max(from, to) + 1);
      add(from < to ? added : added.toReversed());
    },
    pickAll: () => keep({ list, ids: none, all: true, last: null }),
    clear: () => setIds(none),
  };
}
export type Picks = ReturnType<typeof usePicks>;

type PickedCountProps = {
  picks: Picks;
  /**
   * How many inquiries match the open filter or search, including those that are not loaded. Null if the admin cannot
   * select all.
   */
  matching: { count: number; words: string } | null;
  /** Whether the toolbar is fixed to the bottom of a narrow screen. */
  docked?: boolean;
  onAct(action: InquiryAction): void;
};

/**
 * Shows how many inquiries are selected, with buttons that change them, clear the selection, or select all that
 * match.
 */
export function PickedCount({ picks, matching, docked = false, onAct }: PickedCountProps) {
  const { ids, all, any, pickAll, clear } = picks;
  const canPickAll = matching !== null && matching.count > ids.length && !all;
  if (!any && !canPickAll) return null;
  const reach = matching && matching.count > bulkMost ? `the first ${grouped(bulkMost)}` : 'all';
  const act = (label: string, Mark: LucideIcon, onClick: () => void) => (
    <button type="button" className={clsx(button({ kind: 'quiet', size: 'compact' }), styles.act)} onClick={onClick}>
      <Mark size={16} aria-hidden="true" />
      {label}
    </button>
  );
  const selectAll = canPickAll ? (
    <button type="button" className={clsx(button({ kind: 'text', size: 'compact' }), styles.target)} onClick={pickAll}>
      Select all ({matching.words})
    </button>
  ) : null;
  if (!any) return <div className={clsx(styles.offer, docked && styles.flush)}>{selectAll}</div>;
  return (
    <section aria-label="Selection" className={clsx(styles.bar, docked && styles.docked)}>
      <div className={styles.words}>
        <Text role="status" look="label">
          {all
            ? `All selected (${matching?.words ?? ''}): the next action applies to ${reach} matching inquiries`
            : `${grouped(ids.length)} selected`}
          {ids.length > 1 ? <span className={styles.hint}>: the next action applies to all of them</span> : null}
        </Text>
        {selectAll}
      </div>
      <div className={styles.acts}>
        {act('Done', Check, () => onAct({ mutation: 'setState', variables: { state: 'done' } }))}
        {act('Spam', OctagonAlert, () => onAct({ mutation: 'setState', variables: { state: 'spam' } }))}
        {act('Trash', Trash2, () => onAct({ mutation: 'trash', variables: {} }))}
        {act('Clear', X, clear)}
      </div>
    </section>
  );
}
