/** Day or night: as the visitor's device says (`system`), or as they chose in the footer. */
export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Where the choice is kept. Pages are the same for every visitor, so it is kept in the browser alone. */
const key = 'theme';

const themeOf = (value: string | null | undefined): Theme => themes.find((theme) => theme === value) ?? 'system';

const drawnTheme = (): Theme => themeOf(document.documentElement.dataset.theme);

/** What the browser keeps; settings may close its store, and then the page stays as it is drawn. */
function storedTheme(): Theme {
  try {
    return themeOf(localStorage.getItem(key));
  } catch {
    return drawnTheme();
  }
}

/** Whether the browser keeps the choice: its store may be closed or full. */
function storeTheme(theme: Theme): boolean {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
    return true;
  } catch {
    return false;
  }
}

/**
 * Draws the page as the visitor chose, and the browser's own frame with it. Called in the document's head first, before
 * anything is drawn.
 */
export function applyTheme(theme: Theme = storedTheme()): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  chooseParts();
}

type Part = HTMLMetaElement | HTMLSourceElement;

/** Lets what the document has for one theme alone, the colors of the browser's frame and pictures, hold as the page is drawn. */
function chooseParts(): void {
  const theme = drawnTheme();
  for (const part of document.querySelectorAll<Part>('meta[data-theme], source[data-theme]')) {
    const { theme: madeFor } = part.dataset;
    const chosen = theme === madeFor ? 'all' : 'not all';
    const media = theme === 'system' ? `(prefers-color-scheme: ${madeFor})` : chosen;
    if (part.media !== media) part.media = media;
  }
}

/** Keeps to a visitor's choice in what the page is yet to get, from the server or by a script. */
export function chooseComingParts(): void {
  new MutationObserver(() => {
    if (drawnTheme() !== 'system') chooseParts();
  }).observe(document, { childList: true, subtree: true });
}

/** Marks on a switch what the page is drawn as, which every script of the page can tell. */
export function markTheme(root: ParentNode): void {
  const theme = drawnTheme();
  for (const choice of root.querySelectorAll<HTMLInputElement>('input[name=theme]'))
    choice.checked = choice.value === theme;
}

/** Lets the switch in the footer work, and follows a choice that was made in another window or before this page was shown. */
export function followTheme(): void {
  // A choice that the browser does not keep holds for this page, whatever its store says.
  let isKept = true;
  const update = () => {
    if (isKept) applyTheme();
    markTheme(document);
  };
  markTheme(document);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
    const theme = themeOf(target.value);
    isKept = storeTheme(theme);
    applyTheme(theme);
    markTheme(document);
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
