import { bulkMost } from '@agency/api/contract/inquiries';
import { grouped } from '@agency/api/contract/text';
import { useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { Split } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';

import type { InquiryAction } from './inquiry-actions.tsx';

const none: readonly string[] = [];

/**
 * The inquiries of a list that are picked for one action on all of them, by their ids, or `all` that meet its search. Another
 * `list` begins with none.
 */
export function usePicks(list: string) {
  const [kept, keep] = useState({ list, ids: none, all: false });
  const { ids, all } = kept.list === list ? kept : { ids: none, all: false };
  const setIds = (change: (all: readonly string[]) => readonly string[]) =>
    keep({ list, ids: change(ids), all: false });
  return {
    ids,
    all,
    has: (id: string) => all || ids.includes(id),
    toggle: (id: string) => setIds((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id])),
    add: (added: readonly string[]) => setIds((all) => [...new Set([...all, ...added])]),
    pickAll: () => keep({ list, ids: none, all: true }),
    clear: () => setIds(() => none),
  };
}
export type Picks = ReturnType<typeof usePicks>;

type PickedCountProps = {
  picks: Picks;
  /** How many the open filter or search has, also those that are not loaded; null = all cannot be picked. */
  matching: { count: number; words: string } | null;
  onAct(action: InquiryAction): void;
};

/** How many are picked, with buttons that pick none, or all that match the open filter or search. */
export function PickedCount({ picks: { ids, all, pickAll, clear }, matching, onAct }: PickedCountProps) {
  const canPickAll = matching !== null && matching.count > ids.length && !all;
  const picked = ids.length > 0 || all;
  if (!picked && !canPickAll) return null;
  const most = matching && matching.count > bulkMost ? `, the first ${grouped(bulkMost)} of them` : '';
  const act = (label: string, action: InquiryAction) => (
    <button type="button" className={button({ kind: 'text' })} onClick={() => onAct(action)}>
      {label}
    </button>
  );
  return (
    <Split gap="small" align="center">
      {picked ? (
        <Text role="status" look="label">
          {all
            ? `All selected (${matching?.words ?? ''}): the next action is for all that match${most}`
            : `${ids.length} selected: the next action is for all of them`}
        </Text>
      ) : null}
      <span>
        {canPickAll ? (
          <button type="button" className={button({ kind: 'text' })} onClick={pickAll}>
            Select all ({matching.words})
          </button>
        ) : null}{' '}
        {picked ? (
          <>
            {act('Done', { mutation: 'setState', variables: { state: 'done' } })}{' '}
            {act('Spam', { mutation: 'setState', variables: { state: 'spam' } })}{' '}
            {act('Trash', { mutation: 'trash', variables: {} })}{' '}
            <button type="button" className={button({ kind: 'text' })} onClick={clear}>
              Clear
            </button>
          </>
        ) : null}
      </span>
    </Split>
  );
}
