// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  arrangeRecordsSection,
  changed,
  choice,
  notice,
  press,
  saveOverNewer,
  shop,
  show,
  title,
  toastTitle,
  type,
} from './records-section.factory.tsx';

arrangeRecordsSection();

test('if an item was changed elsewhere, the form shows both versions and their base, and saves a choice', async () => {
  const theirs = changed({
    title: 'The boutique',
    technology: 'React',
    featured: true,
    metrics: [{ value: '+10%', label: null }],
  });
  const sent = show(theirs, { status: 'done' });
  await press('Edit The shop');
  type('The store');
  fireEvent.input(screen.getByLabelText(/^Value 1/), { target: { value: '+11%' } });
  await press('Save changes');
  await notice();
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    'Title changed by bothBeforeThe shopMineThe storeTheirsThe boutique',
    'Technology changed by themBeforeLaravelMineLaravelTheirsReact',
    'Featured changed by themBeforeNoMineNoTheirsYes',
    'Metrics changed by bothBefore+9%Mine+11%Theirs+10%',
  ]);
  expect([choice('Title', 'Mine').checked, choice('Technology', 'Theirs').checked]).toEqual([true, true]);
  fireEvent.click(choice('Metrics', 'Theirs'));
  await press('Save my choice');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item updated'));
  expect(sent[1]).toMatchObject({
    id: shop.id,
    version: '4',
    title: 'The store',
    technology: 'React',
    featured: 'on',
    metrics: '+10%\t',
  });
});

test('if the item changes again, the form shows a new choice, with the first choice as its base', async () => {
  const sent = show(
    changed({ title: 'The boutique' }),
    changed({ version: 5, title: 'The boutique', description: 'Sold.' }),
    { status: 'done' },
  );
  await saveOverNewer();
  await press('Save my choice');
  await screen.findByRole('group', { name: /^Description/ });
  expect(screen.getByRole('group', { name: 'Title changed by me' })).toBeTruthy();
  expect(choice('Description', 'Theirs').checked).toBe(true);
  await press('Save my choice');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ version: '5', title: 'The store', description: 'Sold.' });
});

test('if the admin chooses all values that were saved elsewhere, the form sends nothing more', async () => {
  const sent = show(changed({ title: 'The boutique' }));
  await saveOverNewer();
  await press('All theirs');
  await press('Save my choice');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([sent.length, toastTitle()]).toEqual([1, 'Nothing was saved']);
});

test('a choice can be edited before it is saved, and the form asks before it discards the choice', async () => {
  const sent = show(changed({ title: 'The boutique', technology: 'React' }), { status: 'done' });
  await saveOverNewer();
  await press('Keep editing');
  expect(document.activeElement).toBe(title());
  expect([title().value, screen.getByLabelText<HTMLSelectElement>('Technology').value]).toEqual(['The store', 'React']);
  await press('Close');
  expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeTruthy();
  await press('Keep editing');
  await press('Save changes');
  await waitFor(() => expect(sent[1]).toMatchObject({ version: '4', title: 'The store', technology: 'React' }));
});

test('when the server refuses a choice between two versions, the form returns with the reason', async () => {
  show(changed({ title: 'The boutique' }), { status: 'refused', message: 'Not like this.' });
  await saveOverNewer();
  await press('Save my choice');
  await waitFor(() => expect(toastTitle()).toBe('Failed to update portfolio item.'));
  expect(screen.queryByText('This portfolio item was changed in the meantime.')).toBeNull();
  expect(title().value).toBe('The store');
});

test('when a chosen value breaks a rule, the form returns with the error at its field', async () => {
  const sent = show(changed({ imageUrl: 'from before there were rules' }));
  await saveOverNewer();
  await press('Save my choice');
  expect(screen.getByLabelText('Image URL').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toHaveLength(1);
});

test('an item that was deleted while both versions were shown can be saved as new', async () => {
  const gone = { status: 'gone', message: 'This portfolio item no longer exists.' } as const;
  const sent = show(changed({ title: 'The boutique' }), gone, { status: 'done' });
  await saveOverNewer();
  await press('Save my choice');
  await screen.findByRole('button', { name: 'Save as new' });
  await press('Save as new');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item created'));
  expect(sent[2]).toMatchObject({ id: '', title: 'The store' });
});

test('a changed item is not deleted before the admin has seen the change', async () => {
  const sent = show(changed({ title: 'The boutique' }), changed({ version: 5, title: 'The tailor' }), {
    status: 'done',
  });
  await press('Delete The shop');
  await press('Delete');
  await notice();
  expect(screen.getByRole('alertdialog', { name: 'Delete The boutique?' }).textContent).toContain(
    'TitleBefore: The shop Now: The boutique',
  );
  expect(document.activeElement?.textContent, 'a second press deletes no unseen change').toContain('in the meantime');
  const buttons = [...screen.getByRole('alertdialog').querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons, 'a second click deletes no unseen change').toEqual(['Keep it', 'Delete it anyway']);
  await press('Delete it anyway');
  await screen.findByRole('alertdialog', { name: 'Delete The tailor?' });
  await press('Delete it anyway');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item deleted'));
  expect(sent.map(({ version }) => version)).toEqual(['3', '4', '5']);
});
