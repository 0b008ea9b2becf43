import { ItemFields } from '@agency/site/ui/admin/portfolio/item-fields.tsx';
import type { EditableItem } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import { useRef } from 'react';
import { useCommand } from '../commands/use-command.ts';
import { useStrayKeys } from '../commands/use-stray-keys.ts';
import { RecordPanel } from '../records/record-panel.tsx';
import { useList } from '../records/use-list.ts';
import { usePlace } from '../workspace/workspace-context.ts';
import { ItemGrid, pictureAddress } from './item-grid.tsx';
import * as styles from './portfolio.css.ts';

/** What visitors see of the agency's work, and the form of the item that lies open beside it. */
export function Portfolio() {
  const portfolio = useList<EditableItem>('portfolio-item');
  const { place, open: openItem } = usePlace();
  const grid = useRef<HTMLUListElement>(null);
  const open = place.open['portfolio-item'] ?? null;
  const walk = (key: string) => grid.current !== null && moveCardFocus(grid.current, key);
  // With a form open they scroll that, wherever in it was clicked last.
  useStrayKeys(walk, !open);

  useCommand('next', () => void walk('ArrowRight'));
  useCommand('previous', () => void walk('ArrowLeft'));

  function close() {
    openItem('portfolio-item', null);
    // Back to the card the form was about, once it is on screen again.
    requestAnimationFrame(() => {
      const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(open ?? '')}"]`);
      (card ?? document.getElementById('new-record'))?.focus();
    });
  }

  return (
    <div className={styles.portfolio} data-open={open ? '' : undefined}>
      <ItemGrid portfolio={portfolio} gridRef={grid} onWalk={walk} />
      {open ? (
        <RecordPanel
          key={open}
          kind="portfolio-item"
          id={open}
          records={portfolio.records}
          fields={(bind, { imageUrl }) => <ItemFields bind={bind} address={String(imageUrl)} via={pictureAddress} />}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

const cardsIn = (grid: Element) => [...grid.querySelectorAll<HTMLElement>('[data-card]')];

/** The place of the first card that begins in what the grid shows of itself. */
function firstInView(cards: readonly HTMLElement[], scroller: Element | null): number {
  const top = scroller?.getBoundingClientRect().top ?? 0;
  const first = cards.findIndex((card) => card.getBoundingClientRect().top >= top);
  return first === -1 ? cards.length - 1 : first;
}

/** Moves the focus among the grid's cards by arrow keys, up and down by the columns there are. True when it was one. */
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
  const anew = at === -1 && key !== 'Home' && key !== 'End';
  const to = anew ? firstInView(cards, grid.parentElement) : end;
  cards[to]?.focus();
  return true;
}
