import { useState } from 'react';

/** The key of the panel of what lies open: another for another item, the same when a new item got its id. */
export function usePanelKey(open: string | null) {
  const [panel, setPanel] = useState({ item: open, key: 0 });
  if (panel.item !== open) setPanel({ item: open, key: panel.key + 1 });
  return { key: panel.key, made: (item: string) => setPanel(({ key }) => ({ item, key })) };
}
