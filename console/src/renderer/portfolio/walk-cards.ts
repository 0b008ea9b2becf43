const cardsIn = (grid: Element) => [...grid.querySelectorAll<HTMLElement>('[data-card]')];

/** Moves the focus among the grid's cards by arrow keys, up and down by the columns there are. True when it was one. */
export function walkCards(grid: Element, key: string): boolean {
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
  const to = at === -1 && key !== 'End' ? 0 : Math.min(cards.length - 1, Math.max(0, at + by));
  cards[to]?.focus();
  return true;
}
