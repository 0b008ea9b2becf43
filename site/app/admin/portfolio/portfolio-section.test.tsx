// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portfolioItem } from '#app/marketing/portfolio/portfolio-item.factory.ts';
import type { EditableItem } from '#ui/admin/portfolio/editable-item.ts';
import { clearToast, shownToast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { PortfolioSection } from './portfolio-section.tsx';
import { fails, loads, stubPictures } from './stub-pictures.ts';

afterEach(() => {
  cleanup();
  clearToast();
});

const shop: EditableItem = {
  __typename: 'PortfolioItem',
  ...portfolioItem({ title: 'The shop', technology: 'Laravel', metric1Value: '+9%' }),
  version: 3,
};

beforeEach(() => stubPictures(loads));

/** The list, beside the browser's own way back. */
function Admin() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <PortfolioSection page={{ items: [shop], next: null }} />
    </>
  );
}

/** The list over an action that answers one after the other, and what it was sent. */
function show(...answers: (ActionResult | Promise<ActionResult>)[]) {
  const sent: Record<string, unknown>[] = [];
  const action = vi.fn(async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return answers.shift() ?? { status: 'fault' };
  });
  const Page = createRoutesStub([
    { path: '/', Component: () => <p>The page before</p> },
    { path: '/admin', action, Component: Admin },
  ]);
  render(<Page initialEntries={['/', '/admin']} />);
  return sent;
}

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const goBack = () => act(async () => void fireEvent.click(screen.getByText('Back')));
const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (value: string) => {
  fireEvent.change(title(), { target: { value } });
  fireEvent.input(title());
};
const toastTitle = () => shownToast()?.title;

test('an item is edited from what it is, and the dialog closes when it is saved', async () => {
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
    { intent: 'save-item', id: shop.id, version: '3', title: 'The store', metric1Value: '+9%', caseStudyUrl: '' },
  ]);
  expect(toastTitle()).toBe('Portfolio item updated');
});

test('shows what is missing at its field, and sends nothing', async () => {
  const sent = show();
  await press('Add portfolio item');
  await press('Add to portfolio');
  expect(title().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please select a technology', { selector: 'p' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('sends a form once that is submitted twice', async () => {
  const answer = Promise.withResolvers<ActionResult>();
  const sent = show(answer.promise);
  await press('Edit The shop');
  await press('Save changes');
  await press('Saving...');
  await act(async () => answer.resolve({ status: 'done' }));
  expect(sent).toHaveLength(1);
});

test('asks before it discards what was typed', async () => {
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

test('says what failed when an item cannot be updated', async () => {
  show({ status: 'fault' });
  await press('Edit The shop');
  await press('Save changes');
  await waitFor(() => expect(toastTitle()).toBe('Failed to update portfolio item.'));
});

test('says once that an item was deleted elsewhere, and saves everything typed as a new one', async () => {
  const sent = show(
    { status: 'gone', message: 'This portfolio item does not exist any more.' },
    { status: 'fault' },
    { status: 'done' },
  );
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await waitFor(() => expect(screen.getByText('This portfolio item does not exist any more.')).toBeTruthy());
  expect(shownToast()).toBeNull();
  await press('Save as new');
  await waitFor(() => expect(toastTitle()).toBe('Failed to create portfolio item.'));
  await press('Save as new');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item created'));
  expect(sent[2]).toMatchObject({ id: '', title: 'The store' });
});

test('a deletion that fails keeps the question', async () => {
  show({ status: 'fault' });
  await press('Delete The shop');
  await press('Delete');
  await waitFor(() => expect(toastTitle()).toBe('Failed to delete portfolio item.'));
  expect(screen.getByRole('alertdialog', { name: 'Delete The shop?' })).toBeTruthy();
});

const changed = (given: Partial<EditableItem>): ActionResult => ({
  status: 'conflict',
  message: 'This portfolio item was changed in the meantime.',
  current: { ...shop, version: 4, ...given },
});
const notice = () => screen.findByText('This portfolio item was changed in the meantime.');
const choice = (field: string, side: 'Mine' | 'Theirs') =>
  within(screen.getByRole('group', { name: new RegExp(`^${field} `) })).getByRole<HTMLInputElement>('radio', {
    name: new RegExp(`^${side}`),
  });

test('shows both versions of an item that was changed meanwhile beside the base, and saves the choice over the newer one', async () => {
  const theirs = changed({ title: 'The boutique', technology: 'React', featured: true, metric1Value: '+10%' });
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
    'Value 1 changed by bothBefore+9%Mine+11%Theirs+10%',
  ]);
  expect([choice('Title', 'Mine').checked, choice('Technology', 'Theirs').checked]).toEqual([true, true]);
  fireEvent.click(choice('Value 1', 'Theirs'));
  await press('Save my choice');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item updated'));
  expect(sent[1]).toMatchObject({
    id: shop.id,
    version: '4',
    title: 'The store',
    technology: 'React',
    featured: 'on',
    metric1Value: '+10%',
  });
});

test('begins the choice anew when the item changes again, measured by the version chosen from', async () => {
  const sent = show(
    changed({ title: 'The boutique' }),
    changed({ version: 5, title: 'The boutique', description: 'Sold.' }),
    { status: 'done' },
  );
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await notice();
  await press('Save my choice');
  await screen.findByRole('group', { name: /^Description/ });
  expect(screen.getByRole('group', { name: 'Title changed by me' })).toBeTruthy();
  expect(choice('Description', 'Theirs').checked).toBe(true);
  await press('Save my choice');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ version: '5', title: 'The store', description: 'Sold.' });
});

test('sends nothing when all of theirs is chosen', async () => {
  const sent = show(changed({ title: 'The boutique' }));
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await notice();
  await press('All theirs');
  await press('Save my choice');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([sent.length, toastTitle()]).toEqual([1, 'Nothing was saved']);
});

test('lets a choice be edited further, and asks before it discards that', async () => {
  const sent = show(changed({ title: 'The boutique', technology: 'React' }), { status: 'done' });
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await notice();
  await press('Edit it further');
  expect(document.activeElement).toBe(title());
  expect([title().value, screen.getByLabelText<HTMLSelectElement>('Technology').value]).toEqual(['The store', 'React']);
  await press('Close');
  expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeTruthy();
  await press('Keep editing');
  await press('Save changes');
  await waitFor(() => expect(sent[1]).toMatchObject({ version: '4', title: 'The store', technology: 'React' }));
});

test('shows the form with the reason when a choice is refused', async () => {
  show(changed({ title: 'The boutique' }), { status: 'refused', message: 'Not like this.' });
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await notice();
  await press('Save my choice');
  await waitFor(() => expect(toastTitle()).toBe('Failed to update portfolio item.'));
  expect(screen.queryByText('This portfolio item was changed in the meantime.')).toBeNull();
  expect(title().value).toBe('The store');
});

test('shows the form with the error at its field when a choice breaks a rule', async () => {
  const sent = show(changed({ imageUrl: 'from before there were rules' }));
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await notice();
  await press('Save my choice');
  expect(screen.getByLabelText('Image URL').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toHaveLength(1);
});

test('saves an item as new that was deleted while both versions stood side by side', async () => {
  const gone = { status: 'gone', message: 'This portfolio item does not exist any more.' } as const;
  const sent = show(changed({ title: 'The boutique' }), gone, { status: 'done' });
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await notice();
  await press('Save my choice');
  await screen.findByRole('button', { name: 'Save as new' });
  await press('Save as new');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item created'));
  expect(sent[2]).toMatchObject({ id: '', title: 'The store' });
});

test('does not delete an item that changed after the question before that was seen', async () => {
  const sent = show(changed({ title: 'The boutique' }), changed({ version: 5, title: 'The tailor' }), {
    status: 'done',
  });
  await press('Delete The shop');
  await press('Delete');
  await notice();
  expect(screen.getByRole('alertdialog', { name: 'Delete The boutique?' }).textContent).toContain(
    'TitleBefore: The shop Now: The boutique',
  );
  expect(document.activeElement?.textContent, 'and no second press deletes it unread').toContain('in the meantime');
  const buttons = [...screen.getByRole('alertdialog').querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons, 'nor does a second click').toEqual(['Keep it', 'Delete it anyway']);
  await press('Delete it anyway');
  await screen.findByRole('alertdialog', { name: 'Delete The tailor?' });
  await press('Delete it anyway');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item deleted'));
  expect(sent.map(({ version }) => version)).toEqual(['3', '4', '5']);
});

test('asks before the way back discards what was typed, and then leads back', async () => {
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

const address = () => screen.getByLabelText<HTMLInputElement>('Image URL');
const enter = (value: string) => fireEvent.input(address(), { target: { value } });
const noPicture = 'There is no picture at this address, or it may not be shown here.';

test('saves a picture that does not load only on insistence', async () => {
  stubPictures(fails);
  const sent = show({ status: 'done' });
  await press('Edit The shop');
  await press('Save changes');
  expect(document.activeElement?.textContent).toContain(noPicture);
  await press('Save changes');
  expect(sent, 'another press only tries again').toEqual([]);
  const buttons = [...(address().form?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  expect(buttons.slice(-2), 'which stands where it stood').toEqual(['Save anyway', 'Save changes']);
  await press('Save anyway');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item updated'));
  expect(sent).toMatchObject([{ imageUrl: shop.imageUrl }]);
});

test('forgets the warning about a picture when another address is typed', async () => {
  stubPictures(fails);
  const sent = show({ status: 'done' });
  await press('Edit The shop');
  await press('Save changes');
  enter('/images/another.webp');
  expect(screen.queryByText(noPicture)).toBeNull();
  stubPictures(loads);
  await press('Save changes');
  await waitFor(() => expect(sent).toMatchObject([{ imageUrl: '/images/another.webp' }]));
});

test('waits for a picture for a limited time, and sends nothing for an address that was replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let waited: HTMLImageElement | undefined;
  stubPictures((image) => {
    waited = image;
  });
  const sent = show({ status: 'done' });
  await press('Edit The shop');
  await press('Save changes');
  expect(screen.getByRole('button', { name: 'Checking the picture...' })).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(5_000));
  expect(document.activeElement?.textContent).toContain('The picture has not loaded within five seconds.');
  await press('Save changes');
  enter('/images/another.webp');
  await act(async () => waited && loads(waited));
  vi.useRealTimers();
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('asks in the form about a picture of theirs that does not load', async () => {
  const sent = show(changed({ imageUrl: '/images/gone.webp' }), { status: 'done' });
  await press('Edit The shop');
  type('The store');
  await press('Save changes');
  await notice();
  stubPictures(fails);
  await press('Save my choice');
  expect(address().value).toBe('/images/gone.webp');
  await press('Save anyway');
  await waitFor(() => expect(sent[1]).toMatchObject({ version: '4', imageUrl: '/images/gone.webp' }));
});
