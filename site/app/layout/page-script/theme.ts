/** Day or night: as the visitor's device says (`system`), or as they chose in the footer. */
export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Where the choice is kept. Pages are the same for every visitor, so it is kept in the browser alone. */
const key = 'theme';

/** What is in force without the browser's store, which settings may close. */
let chosen: Theme = 'system';

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return chosen;
  }
}

function storeTheme(theme: Theme): void {
  chosen = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // It holds for this page.
  }
}

/**
 * Draws the page as the visitor chose, and the browser's own frame with it. Called in the document's head first, before
 * anything is drawn.
 */
export function applyTheme(): void {
  const theme = storedTheme();
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    const chosen = theme === scheme ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
}

/** Marks the choice in force on a switch. */
export function markTheme(root: ParentNode): void {
  const theme = storedTheme();
  for (const choice of root.querySelectorAll<HTMLInputElement>('input[name=theme]'))
    choice.checked = choice.value === theme;
}

/** Lets the switch in the footer work, and follows a choice that was made in another window or before this page was shown. */
export function followTheme(): void {
  const update = () => {
    applyTheme();
    markTheme(document);
  };
  markTheme(document);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
    storeTheme(themes.find((theme) => theme === target.value) ?? 'system');
    update();
  });
  addEventListener('storage', update);
  addEventListener('pageshow', update);
  document.addEventListener('prerenderingchange', update);
}

/** Whether the page is drawn for the night. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
