// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { Palette } from './palette.tsx';

beforeAll(() => {
  // jsdom cannot scroll, because it has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

let ran: string[] = [];
const entry = (label: string, found: boolean) => ({ id: label, label, found, act: () => ran.push(label) });

function Screen({ found }: { found: readonly string[] }) {
  const [open, setOpen] = useState(true);
  const groups = [
    { heading: 'Commands', entries: [entry('Log out', false)] },
    { heading: 'Inquiries', entries: found.map((name) => entry(name, true)) },
  ];
  return <Palette open={open} onOpenChange={setOpen} groups={groups} />;
}

/** Opens the palette. Returns a function that shows results of the server. */
function show() {
  ran = [];
  const { rerender } = render(<Screen found={[]} />);
  return (...found: string[]) => rerender(<Screen found={found} />);
}
const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key });
function selected() {
  const [option, ...others] = screen.queryAllByRole('option', { selected: true });
  expect(others).toEqual([]);
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(option?.id ?? null);
  return option?.textContent;
}

test('the palette selects the first result as soon as results appear or change, and Enter opens it', async () => {
  const results = show();
  expect(selected()).toBe('Log out');
  type('ships');
  expect(selected()).toBeUndefined();
  for (const found of [
    ['Ada', 'Ben', 'Cleo'],
    ['Dora', 'Ben'],
    ['Emil', 'Dora'],
  ]) {
    results(...found);
    expect(selected()).toBe(found[0]);
  }
  press('Enter');
  await waitFor(() => expect(ran).toEqual(['Emil']));
});

test('an entry that was selected by arrow key stays selected while it is shown and nothing more is typed', () => {
  const results = show();
  type('ships');
  results('Ada', 'Ben', 'Cleo');
  press('ArrowDown');
  results('Dora', 'Ada', 'Ben');
  expect(selected()).toBe('Ben');
  results('Dora', 'Ada');
  expect(selected()).toBe('Dora');
  press('ArrowDown');
  expect(selected()).toBe('Ada');
  type('ships in');
  expect(selected()).toBe('Dora');
});
