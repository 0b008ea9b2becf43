/** The visitor's choices. `system`: the device's theme. */
export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

/**
 * The key of the choice in `localStorage`. The server does not know the choice, because pages are the same for every
 * visitor.
 */
const key = 'theme';

const themeOf = (value: string | null | undefined): Theme => themes.find((theme) => theme === value) ?? 'system';

const drawnTheme = (): Theme => themeOf(document.documentElement.dataset.theme);

/** Returns the stored choice. If the storage is blocked, returns the theme that the page shows now. */
function storedTheme(): Theme {
  try {
    return themeOf(localStorage.getItem(key));
  } catch {
    return drawnTheme();
  }
}

/** Stores the choice. Returns false if the storage is blocked or full. */
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
 * Applies a theme to the page and the browser's own frame. First called in the document's head, before the first paint.
 */
export function applyTheme(theme: Theme = storedTheme()): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  chooseParts();
}

type Part = HTMLMetaElement | HTMLSourceElement;

/** Selects the theme's frame color and pictures. */
function chooseParts(): void {
  const theme = drawnTheme();
  for (const part of document.querySelectorAll<Part>('meta[data-theme], source[data-theme]')) {
    const { theme: madeFor } = part.dataset;
    const chosen = theme === madeFor ? 'all' : 'not all';
    const media = theme === 'system' ? `(prefers-color-scheme: ${madeFor})` : chosen;
    if (part.media !== media) part.media = media;
  }
}

/** Applies the theme to content that the server or a script adds later. */
export function chooseComingParts(): void {
  new MutationObserver(() => {
    if (drawnTheme() !== 'system') chooseParts();
  }).observe(document, { childList: true, subtree: true });
}

/** Checks the radio button of the current theme. */
export function markTheme(root: ParentNode): void {
  const theme = drawnTheme();
  for (const choice of root.querySelectorAll<HTMLInputElement>('input[name=theme]'))
    choice.checked = choice.value === theme;
}

/** Activates `ThemeSwitch`, and applies choices that are made in another window. */
export function followTheme(): void {
  // Whether the choice is stored. If not, it still applies to this page.
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

/** Whether the page shows the night theme. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
