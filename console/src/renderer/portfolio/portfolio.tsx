import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Item } from '#bridge/portfolio-item.ts';
import { useCommand } from '../commands/use-command.ts';
import { useStrayKeys } from '../commands/use-stray-keys.ts';
import { messageOf } from '../graphql/errors.ts';
import { usePlace } from '../workspace/workspace-context.ts';
import { ItemEditor } from './item-editor.tsx';
import * as formStyles from './item-form.css.ts';
import { ItemGrid } from './item-grid.tsx';
import * as styles from './portfolio.css.ts';
import { useItem, usePortfolio } from './use-portfolio.ts';

/** What visitors see of the agency's work, and the form of the item that lies open beside it. */
export function Portfolio() {
  const portfolio = usePortfolio();
  const { place, go } = usePlace();
  const grid = useRef<HTMLUListElement>(null);
  const { item: open } = place;
  const walk = (key: string) => grid.current !== null && moveCardFocus(grid.current, key);
  // With a form open they scroll that, wherever in it was clicked last.
  useStrayKeys(walk, !open);

  useCommand('next', () => void walk('ArrowRight'));
  useCommand('previous', () => void walk('ArrowLeft'));

  function close() {
    go({ item: null });
    // Back to the card the form was about, once it is on screen again.
    requestAnimationFrame(() => {
      const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(open ?? '')}"]`);
      (card ?? document.getElementById('new-item'))?.focus();
    });
  }

  return (
    <div className={styles.portfolio} data-open={open ? '' : undefined}>
      <ItemGrid portfolio={portfolio} gridRef={grid} onWalk={walk} />
      {open ? <ItemPanel key={open} id={open} items={portfolio.items} onClose={close} /> : null}
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
  // From nowhere an arrow key goes to where the reader looks, not back to the top.
  const anew = at === -1 && key !== 'Home' && key !== 'End';
  const to = anew ? firstInView(cards, grid.parentElement) : end;
  cards[to]?.focus();
  return true;
}

type ItemPanelProps = {
  id: string;
  items: readonly Item[];
  onClose(): void;
};

/** The sheet beside the grid, in which an item is written. Escape closes it; what was typed stays as a draft. */
function ItemPanel({ id, items, onClose }: ItemPanelProps) {
  const { shown, written, isNew, current, deleted, leaving, error } = useItem(id, items);
  // A form that was opened stays, whatever becomes of its item: somebody may be writing in it.
  const [opened, setOpened] = useState(false);
  const there = opened || shown !== null || written;
  useEffect(() => {
    if (there) setOpened(true);
  }, [there]);
  return (
    <section
      aria-labelledby="item-form"
      className={formStyles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className={formStyles.head}>
        <h2 id="item-form" className={clsx(text({ as: 'heading' }), formStyles.title)}>
          {shown?.item.title ?? (isNew ? 'New portfolio item' : 'Portfolio item')}
        </h2>
        <button type="button" className={button({ kind: 'quiet', shape: 'icon' })} aria-label="Close" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {there ? (
        <ItemEditor item={id} shown={shown} current={current} deleted={deleted} onClose={onClose} />
      ) : (
        <p role="status" className={formStyles.fields}>
          {leaving ? waitsForDeletion : deleted ? wasDeleted : error ? messageOf(error) : 'Loading...'}
        </p>
      )}
    </section>
  );
}

const waitsForDeletion = 'This portfolio item is being deleted. Cancel that to edit it.';
const wasDeleted = 'This portfolio item is not here any more. It was deleted.';
