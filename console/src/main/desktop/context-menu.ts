import {
  app,
  type BrowserWindow,
  type ContextMenuParams,
  clipboard,
  Menu,
  type MenuItemConstructorOptions,
} from 'electron';

type Item = MenuItemConstructorOptions;
const line: Item = { type: 'separator' };

type Acts = {
  replaceMisspelling(word: string): void;
  addToDictionary(word: string): void;
  /** Shows the system's dictionary for the selection. Null if the system has none. */
  lookUp: (() => void) | null;
  copy(text: string): void;
};

type Clicked = Pick<
  ContextMenuParams,
  'misspelledWord' | 'dictionarySuggestions' | 'selectionText' | 'isEditable' | 'editFlags' | 'linkURL'
>;

/** Returns the menu for a click: spelling, the selection, editing, a link. Empty if there is nothing to do. */
export function contextMenu(clicked: Clicked, acts: Acts): Item[] {
  const groups = [spelling(clicked, acts), selection(clicked, acts), editing(clicked), link(clicked, acts)];
  return groups.filter((group) => group.length > 0).flatMap((group, place) => (place > 0 ? [line, ...group] : group));
}

function spelling({ misspelledWord, dictionarySuggestions }: Clicked, acts: Acts): Item[] {
  if (!misspelledWord) return [];
  const suggestions = dictionarySuggestions.map((word) => ({
    label: word,
    click: () => acts.replaceMisspelling(word),
  }));
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: 'No Suggestions', enabled: false }]),
    { label: 'Add to Dictionary', click: () => acts.addToDictionary(misspelledWord) },
  ];
}

function selection({ selectionText }: Clicked, { lookUp }: Acts): Item[] {
  const selected = selectionText.trim().replaceAll(/\s+/g, ' ');
  if (!selected || !lookUp) return [];
  const short = selected.length > 30 ? `${selected.slice(0, 30)}...` : selected;
  // Double each ampersand, because a single one marks an access key in a menu label.
  return [{ label: `Look Up “${short.replaceAll('&', '&&')}”`, click: lookUp }];
}

function editing({ isEditable, editFlags, selectionText }: Clicked): Item[] {
  const copy: Item = { role: 'copy', enabled: editFlags.canCopy };
  if (!isEditable) return selectionText.trim() ? [copy] : [];
  return [
    { role: 'cut', enabled: editFlags.canCut },
    copy,
    { role: 'paste', enabled: editFlags.canPaste },
    { role: 'selectAll', enabled: editFlags.canSelectAll },
  ];
}

const copied: Record<string, string> = {
  'http:': 'Copy Link Address',
  'https:': 'Copy Link Address',
  'mailto:': 'Copy Email Address',
  'tel:': 'Copy Phone Number',
};

function link({ linkURL }: Clicked, { copy }: Acts): Item[] {
  const url = URL.parse(linkURL);
  const label = url && copied[url.protocol];
  if (!url || !label) return [];
  const bare = url.protocol.startsWith('http') ? url.href : decoded(url.pathname);
  return [{ label, click: () => copy(bare) }];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function showContextMenus(): void {
  app.on('browser-window-created', (_event, window: BrowserWindow) => {
    const { webContents } = window;
    webContents.on('context-menu', (_clicked, clicked) => {
      const items = contextMenu(clicked, {
        replaceMisspelling: (word) => webContents.replaceMisspelling(word),
        addToDictionary: (word) => void webContents.session.addWordToSpellCheckerDictionary(word),
        lookUp: process.platform === 'darwin' ? () => webContents.showDefinitionForSelection() : null,
        copy: (text) => clipboard.writeText(text),
      });
      if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
    });
  });
}
