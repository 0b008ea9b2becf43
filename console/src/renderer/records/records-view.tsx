import type { KindName } from '@agency/site/ui/admin/kinds.ts';
import { useRef } from 'react';
import { useCommand } from '../commands/use-command.ts';
import { useStrayKeys } from '../commands/use-stray-keys.ts';
import { usePlace } from '../workspace/workspace-context.ts';
import { RecordPanel } from './record-panel.tsx';
import { RecordsList } from './records-list.tsx';
import * as styles from './records-view.css.ts';
import { useList } from './use-list.ts';

/** The list of a kind with a form, and the open record's form beside the list. */
export function RecordsView({ kind }: { kind: KindName }) {
  const list = useList(kind);
  const { place, open: openRecord } = usePlace();
  const element = useRef<HTMLUListElement>(null);
  const open = place.open[kind] ?? null;
  const walk = (key: string) => element.current !== null && moveCardFocus(element.current, key);
  // While a form is open, arrow keys must scroll the form.
  useStrayKeys(walk, !open);

  useCommand('next', () => void walk('ArrowRight'));
  useCommand('previous', () => void walk('ArrowLeft'));

  function close() {
    openRecord(kind, null);
    // Focuses the record's card once the card is on screen again.
    requestAnimationFrame(() => {
      const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(open ?? '')}"]`);
      (card ?? document.getElementById('new-record'))?.focus();
    });
  }

  return (
    <div className={styles.view} data-open={open ? '' : undefined}>
      <RecordsList kind={kind} list={list} element={element} onWalk={walk} />
      {open ? <RecordPanel key={open} kind={kind} id={open} records={list.records} onClose={close} /> : null}
    </div>
  );
}

const cardsIn = (grid: Element) => [...grid.querySelectorAll<HTMLElement>('[data-card]')];

/** Returns the index of the first card whose top is in the visible part. */
function firstInView(cards: readonly HTMLElement[], scroller: Element | null): number {
  const top = scroller?.getBoundingClientRect().top ?? 0;
  const first = cards.findIndex((card) => card.getBoundingClientRect().top >= top);
  return first === -1 ? cards.length - 1 : first;
}

/** Moves the focus among the cards by arrow keys; up and down move by a row. Returns whether the key was used. */
function moveCardFocus(grid: Element, key: string): boolean {
  const cards = cardsIn(grid);
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const top = cards[0]?.offsetTop;
  const columns = Math.max(1, cards.filter((card) => card.offsetTop === top).length);
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -cards.length,
    End: cards.length,
  };
  const by = steps[key];
  if (by === undefined) return false;
  const end = Math.min(cards.length - 1, Math.max(0, at + by));
  // With no card focused, start at the first visible one.
  const isStart = at === -1 && key !== 'Home' && key !== 'End';
  const to = isStart ? firstInView(cards, grid.parentElement) : end;
  cards[to]?.focus();
  return true;
}
