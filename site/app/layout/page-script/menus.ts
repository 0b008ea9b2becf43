/** The pause that ends a type-ahead, in ms (SPEC section 9). */
const typeAheadMs = 1000;

/** Turns the popovers of `button[data-menu]` into menus. */
export function makeMenus(): void {
  for (const trigger of document.querySelectorAll<HTMLButtonElement>('button[data-menu]')) makeMenu(trigger);
}

/**
 * Turns a button's popover into a menu: roles, arrow keys, Home and End, type-ahead, Tab to leave. A second call does
 * nothing, because both the page's script and the framework call this.
 */
export function makeMenu(trigger: HTMLButtonElement | null): void {
  const panel = trigger?.nextElementSibling;
  if (!trigger || !(panel instanceof HTMLElement) || trigger.hasAttribute('aria-haspopup')) return;
  const items = [...panel.querySelectorAll<HTMLElement>('a')];
  trigger.setAttribute('aria-haspopup', 'menu');
  panel.role = 'menu';
  panel.tabIndex = -1;
  panel.setAttribute('aria-labelledby', trigger.id);
  for (const item of items) {
    item.role = 'menuitem';
    item.tabIndex = -1;
  }
  const typed = typeAhead(items);

  let byKeyboard = false;
  trigger.addEventListener('click', ({ detail }) => {
    byKeyboard = detail === 0;
  });
  trigger.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    trigger.click();
  });
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'open') return;
    if (!CSS.supports('position-area', 'bottom span-right'))
      panel.style.left = `${trigger.getBoundingClientRect().left}px`;
    (byKeyboard ? items[0] : panel)?.focus();
  });
  panel.addEventListener('keydown', (event) => {
    const { key } = event;
    // Leaves a key with one of these modifiers to the browser.
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // Closing returns the focus to the button, from which Tab then moves on.
    if (key === 'Tab') return panel.hidePopover();
    const at = items.indexOf(document.activeElement as HTMLElement);
    const chooses = key === ' ' && !typed.isUnderWay();
    const next = chooses ? undefined : (items[stepTo(key, at, items.length)] ?? typed.find(key, at));
    if (chooses) items[at]?.click();
    if (!next && key !== ' ') return;
    event.preventDefault();
    next?.focus();
  });
}

/** Returns the index to which a key moves from `at`, without wrapping around. Returns -1 for other keys. */
function stepTo(key: string, at: number, count: number): number {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return at < 0 ? count - 1 : Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

/**
 * Returns two functions. `find` returns the item that begins with the typed letters. It searches from the index `at`
 * and wraps around. A single letter, even if repeated, finds the next item that begins with it. `isUnderWay` returns
 * whether the next key continues a type-ahead.
 */
function typeAhead(items: readonly HTMLElement[]) {
  let typed = '';
  let end = 0;
  const isUnderWay = () => performance.now() < end;
  const find = (key: string, at: number): HTMLElement | undefined => {
    if (key.length !== 1) return undefined;
    if (!isUnderWay()) typed = '';
    end = performance.now() + typeAheadMs;
    typed += key.toLowerCase();
    const wanted = typed.replaceAll(key.toLowerCase(), '') === '' ? key.toLowerCase() : typed;
    const from = wanted.length === 1 ? at + 1 : Math.max(at, 0);
    const inTurn = [...items.slice(from), ...items.slice(0, from)];
    return inTurn.find(({ textContent }) => textContent.toLowerCase().startsWith(wanted));
  };
  return { find, isUnderWay };
}
