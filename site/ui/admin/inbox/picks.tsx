import { useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { Split } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';

const none: readonly string[] = [];

/** The inquiries of a list that are picked for one action on all of them, by their ids. Another `list` begins with none. */
export function usePicks(list: string) {
  const [kept, keep] = useState({ list, ids: none });
  const ids = kept.list === list ? kept.ids : none;
  const setIds = (change: (all: readonly string[]) => readonly string[]) => keep({ list, ids: change(ids) });
  return {
    ids,
    has: (id: string) => ids.includes(id),
    toggle: (id: string) => setIds((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id])),
    add: (added: readonly string[]) => setIds((all) => [...new Set([...all, ...added])]),
    clear: () => setIds(() => none),
  };
}

/** How many are picked, and a button that picks none. */
export function PickedCount({ count, onClear }: { count: number; onClear(): void }) {
  if (count === 0) return null;
  return (
    <Split gap="small" align="center">
      <Text role="status" look="label">
        {count} selected: the next action is for all of them
      </Text>
      <button type="button" className={button({ kind: 'text' })} onClick={onClear}>
        Clear
      </button>
    </Split>
  );
}
