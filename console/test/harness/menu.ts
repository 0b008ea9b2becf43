import type { MenuItemConstructorOptions } from 'electron';

type Item = MenuItemConstructorOptions;

export function menuItems(menu: Item[]): Item[] {
  return menu.flatMap((item) => (Array.isArray(item.submenu) ? menuItems(item.submenu) : [item]));
}

export function clickMenu(menu: Item[], id: string): void {
  const item = menuItems(menu).find((candidate) => candidate.id === id);
  if (!item) throw new Error(`The menu has no ${id}`);
  if (item.enabled === false) throw new Error(`${id} is grey`);
  choose(item);
}

/** Presses keys, such as `Control+k`, that the page left to the menu. */
export function pressMenu(menu: Item[], keys: string): void {
  const pressed = canonical(keys);
  const item = menuItems(menu).find(({ accelerator }) => accelerator && canonical(String(accelerator)) === pressed);
  if (item && item.enabled !== false) choose(item);
}

// The harness passes no arguments, because our items use none.
const choose = (item: Item) => item.click?.(undefined as never, undefined, undefined as never);

const names: Record<string, string> = { cmdorctrl: 'control', arrowdown: 'down', arrowup: 'up' };
const canonical = (keys: string) =>
  keys
    .toLowerCase()
    .split('+')
    .map((key) => names[key] ?? key)
    .sort()
    .join('+');
