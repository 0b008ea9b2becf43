import { useRef } from 'react';
import { useCommand } from '../commands/command-context.ts';
import { useStrayKeys } from '../commands/use-stray-keys.ts';
import { usePlace } from '../workspace/workspace-context.ts';
import { ItemGrid } from './item-grid.tsx';
import { ItemPanel } from './item-panel.tsx';
import { moveCardFocus } from './move-card-focus.ts';
import * as styles from './portfolio.css.ts';
import { usePortfolio } from './use-portfolio.ts';

/** What visitors see of the agency's work, and the form of the item that lies open beside it. */
export function Portfolio() {
  const portfolio = usePortfolio();
  const { place, go, goToNewItem } = usePlace();
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
      <ItemGrid
        {...portfolio}
        open={open}
        gridRef={grid}
        onOpen={(item) => go({ item })}
        onNew={goToNewItem}
        onWalk={walk}
      />
      {open ? <ItemPanel key={open} id={open} items={portfolio.items} onClose={close} /> : null}
    </div>
  );
}
