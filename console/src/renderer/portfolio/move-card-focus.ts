const cardsIn = (grid: Element) => [...grid.querySelectorAll<HTMLElement>('[data-card]')];

/** The place of the first card that begins in what the grid shows of itself. */
function firstInView(cards: readonly HTMLElement[], scroller: Element | null): number {
  const top = scroller?.getBoundingClientRect().top ?? 0;
  const first = cards.findIndex((card) => card.getBoundingClientRect().top >= top);
  return first === -1 ? cards.length - 1 : first;
}

/** Moves the focus among the grid's cards by arrow keys, up and down by the columns there are. True when it was one. */
export function moveCardFocus(grid: Element, key: string): boolean {
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
