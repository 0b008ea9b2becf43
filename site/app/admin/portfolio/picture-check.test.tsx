// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  arrangePortfolioSection,
  changed,
  fails,
  loads,
  press,
  saveOverNewer,
  shop,
  show,
  stubPictures,
  toastTitle,
} from './portfolio-section.factory.tsx';

arrangePortfolioSection();

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
  await saveOverNewer();
  stubPictures(fails);
  await press('Save my choice');
  expect(address().value).toBe('/images/gone.webp');
  await press('Save anyway');
  await waitFor(() => expect(sent[1]).toMatchObject({ version: '4', imageUrl: '/images/gone.webp' }));
});
