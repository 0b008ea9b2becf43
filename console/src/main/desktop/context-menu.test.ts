import { expect, test, vi } from 'vitest';
import { contextMenu } from './context-menu.ts';

const editFlags = { canCut: true, canCopy: true, canPaste: false, canSelectAll: true } as Electron.EditFlags;
const nothing = {
  misspelledWord: '',
  dictionarySuggestions: [],
  selectionText: '',
  isEditable: false,
  editFlags,
  linkURL: '',
};
const acts = { replaceMisspelling: vi.fn(), addToDictionary: vi.fn(), lookUp: vi.fn(), copy: vi.fn() };
type Clicked = Partial<Parameters<typeof contextMenu>[0]>;

const items = (clicked: Clicked) => contextMenu({ ...nothing, ...clicked }, acts);
const labels = (clicked: Clicked) =>
  items(clicked).map(
    ({ label, role, type, enabled }) => `${label ?? role ?? type}${enabled === false ? ' (grey)' : ''}`,
  );
const choose = (clicked: Clicked, label: string) =>
  items(clicked)
    .find((item) => item.label === label)
    ?.click?.(undefined as never, undefined, undefined as never);

test('a misspelled word in a field gets suggestions, and can be added to the dictionary', () => {
  const clicked = { isEditable: true, misspelledWord: 'recieve', dictionarySuggestions: ['receive', 'relieve'] };
  expect(labels(clicked)).toEqual([
    ...['receive', 'relieve', 'Add to Dictionary', 'separator', 'cut', 'copy', 'paste (grey)', 'selectAll'],
  ]);
  choose(clicked, 'receive');
  choose(clicked, 'Add to Dictionary');
  expect([acts.replaceMisspelling.mock.lastCall, acts.addToDictionary.mock.lastCall]).toEqual([
    ['receive'],
    ['recieve'],
  ]);
  expect(labels({ ...clicked, dictionarySuggestions: [] })[0]).toBe('No Suggestions (grey)');
});

test('a selection can be looked up and copied, and an empty area has no menu', () => {
  expect(labels({ selectionText: ' R&D \n at sea ' })).toEqual(['Look Up “R&&D at sea”', 'separator', 'copy']);
  expect(labels({})).toEqual([]);
});

test.each([
  ['https://shop.example/a?b=c', 'Copy Link Address', 'https://shop.example/a?b=c'],
  ['mailto:ada%2Bwork@client.example?subject=x', 'Copy Email Address', 'ada+work@client.example'],
  ['tel:+491234567', 'Copy Phone Number', '+491234567'],
])('the menu of the link %s offers %s', (linkURL, label, text) => {
  choose({ linkURL }, label);
  expect(acts.copy.mock.lastCall).toEqual([text]);
});

test.each(['javascript:alert(1)', 'agency-console://inquiry/1', 'app://console/#x'])(
  'the link %s cannot be copied',
  (linkURL) => {
    expect(labels({ linkURL })).toEqual([]);
  },
);
