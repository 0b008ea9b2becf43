// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { shownToast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { RecordPages } from './record-pages.tsx';
import {
  arrangeRecordsSection,
  goBack,
  press,
  shop,
  show,
  showItem,
  title,
  toastTitle,
  type,
} from './records-section.factory.tsx';
import { RecordsSection } from './records-section.tsx';

arrangeRecordsSection();

test("the dialog starts with an item's current values, and closes when the item is saved", async () => {
  const sent = show({ status: 'done' });
  await press('Edit The shop');
  expect([title().value, screen.getByLabelText<HTMLSelectElement>('Technology').value]).toEqual([
    'The shop',
    'Laravel',
  ]);
  type('The store');
  await press('Save changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([
    { mutation: 'save', id: shop.id, version: '3', title: 'The store', metrics: '+9%\t', caseStudyUrl: '' },
  ]);
  expect(toastTitle()).toBe('Portfolio item updated');
});

test('the button that opens an item has the whole text of the card as its accessible description', () => {
  showItem({ ...shop, pageProblem: 'The title is too long.' });
  const ids = screen.getByRole('button', { name: 'Edit The shop' }).getAttribute('aria-describedby') ?? '';
  const described = ids.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described.join(' ')).toMatch(/^Laravel.*Its page: The title is too long\..*\+9%/);
});

test('the save button is primary only while the form has unsaved changes', async () => {
  show();
  await press('Edit The shop');
  const look = () => screen.getByRole('button', { name: 'Save changes' }).className;
  const quiet = look();
  type('The store');
  expect(look()).not.toBe(quiet);
  type('The shop');
  expect(look()).toBe(quiet);
});

test('a form that is submitted twice is sent once', async () => {
  const answer = Promise.withResolvers<ActionResult>();
  const sent = show(answer.promise);
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await press('Saving...');
  await act(async () => answer.resolve({ status: 'done' }));
  expect(sent).toHaveLength(1);
});

test('the form lists the errors above the fields, and each entry moves the focus to its field', async () => {
  show();
  await press('Add portfolio item');
  await press('Add to portfolio');
  await waitFor(() => expect(document.activeElement).toBe(title()));
  const errors = within(screen.getByRole('alert')).getAllByRole('button');
  expect(errors.map(({ textContent }) => textContent)).toEqual([
    'Title: Required',
    'Description: Required',
    'Technology: Please select a technology',
    'Image URL: Required',
  ]);
  await press('Technology: Please select a technology');
  expect(document.activeElement).toBe(screen.getByLabelText('Technology'));
  type('The store');
  expect(within(screen.getByRole('alert')).queryByText('Title: Required')).toBeNull();
});

test('the dialog asks before it discards what was typed', async () => {
  show();
  await press('Edit The shop');
  type('The store');
  await press('Close');
  expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeTruthy();
  await press('Keep editing');
  expect(title().value).toBe('The store');
  await press('Close');
  await press('Discard');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a toast says that an item could not be updated', async () => {
  show({ status: 'fault' });
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await waitFor(() => expect(toastTitle()).toBe('Failed to update portfolio item.'));
});

test('if an item was deleted elsewhere, the form says so once, and can save its values as a new item', async () => {
  const sent = show(
    { status: 'gone', message: 'This portfolio item no longer exists.' },
    { status: 'fault' },
    { status: 'done' },
  );
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await waitFor(() => expect(screen.getByText('This portfolio item no longer exists.')).toBeTruthy());
  expect(shownToast()).toBeNull();
  await press('Save as new');
  await waitFor(() => expect(toastTitle()).toBe('Failed to create portfolio item.'));
  await press('Save as new');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item created'));
  expect(sent[2]).toMatchObject({ id: '', title: 'The store' });
});

test('a deletion that fails keeps the dialog open', async () => {
  show({ status: 'fault' });
  await press('Delete The shop');
  await press('Delete');
  await waitFor(() => expect(toastTitle()).toBe('Failed to delete portfolio item.'));
  expect(screen.getByRole('alertdialog', { name: 'Delete The shop?' })).toBeTruthy();
});

test('the back button asks before it discards what was typed, and then goes back', async () => {
  show();
  await press('Edit The shop');
  type('The store');
  await goBack();
  await press('Keep editing');
  expect(title().value).toBe('The store');
  await goBack();
  await press('Discard');
  await screen.findByText('The page before');
});

test('the link to more case studies names them in the plural', () => {
  const Page = createRoutesStub([
    { path: '/', Component: () => <RecordPages kind="case-study" next="cursor" from="after" /> },
  ]);
  render(<Page />);
  expect(screen.getByRole('link').textContent).toBe('More case studies');
});

test('an empty later page does not say that the list has no records', () => {
  const Component = () => <RecordsSection kind="media-asset" records={[]} />;
  const Page = createRoutesStub([{ path: '/', Component }]);
  render(<Page initialEntries={['/?show=undescribed&after=cursor']} />);
  expect(screen.getByText('No more pictures.')).toBeTruthy();
});
