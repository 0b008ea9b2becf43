/**
 * The direction of a page change, for the style sheet (`:active-view-transition-type`). `forward`: from a list to its
 * item, or from item to item. `back`: to the list, or by the browser's back button. `filter`: to another filter or page
 * of the same list.
 */
export type Way = 'forward' | 'back' | 'filter';

/** Returns the path of the list that contains an item's page; null for other pages. */
function listOf(path: string): string | null {
  const [, room, entry] = path.split('/');
  if (!entry) return null;
  const lists: Record<string, string> = {
    blog: '/blog',
    portfolio: '/portfolio',
    'case-studies': '/portfolio',
    services: '/',
  };
  return lists[room ?? ''] ?? null;
}

/** Returns the direction of a page change; null for unrelated pages. `returning`: whether the browser goes back. */
export function wayBetween(from: string, to: string, returning: boolean): Way | null {
  if (from === to) return 'filter';
  if (returning || listOf(from) === to) return 'back';
  const list = listOf(to);
  return list && (list === from || list === listOf(from)) ? 'forward' : null;
}

/** Sets the direction of each page change, on the old page and on the new one. */
export function directTransitions(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => mark(viewTransition, activation));
  addEventListener('pagereveal', ({ viewTransition }) => mark(viewTransition, window.navigation?.activation));
}

function mark(transition: ViewTransition | null, activation: NavigationActivation | null | undefined): void {
  const { from, entry, navigationType } = activation ?? {};
  if (!transition?.types || !from?.url || !entry?.url) return;
  const returning = navigationType === 'traverse' && entry.index < from.index;
  const way = wayBetween(new URL(from.url).pathname, new URL(entry.url).pathname, returning);
  if (way) transition.types.add(way);
}
