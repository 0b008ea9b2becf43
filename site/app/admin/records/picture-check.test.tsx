// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  arrangeRecordsSection,
  changed,
  fails,
  loads,
  press,
  saveOverNewer,
  show,
  stubPictures,
  toastTitle,
} from './records-section.factory.tsx';

arrangeRecordsSection();

const address = () => screen.getByLabelText<HTMLInputElement>('Image URL');
const enter = (value: string) => fireEvent.input(address(), { target: { value } });
const noPicture = 'There is no picture at this address, or it may not be shown here.';

test('if a picture does not load, only "Save anyway" saves the item', async () => {
  stubPictures(fails);
  const sent = show({ status: 'done' });
  await press('Edit The shop');
  enter('/images/gone.webp');
  await press('Save changes');
  expect(document.activeElement?.textContent).toContain(noPicture);
  await press('Save changes');
  expect(sent, 'another press only tries again').toEqual([]);
  const buttons = [...(address().form?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  expect(buttons.slice(-2), 'the submit button keeps its place').toEqual(['Save anyway', 'Save changes']);
  await press('Save anyway');
  await waitFor(() => expect(toastTitle()).toBe('Portfolio item updated'));
  expect(sent).toMatchObject([{ imageUrl: '/images/gone.webp' }]);
});

test.each([null, 503, 429, 401])(
  'if the server of a picture fails (%s), the form says until the next try that it could not check the picture',
  async (status) => {
    stubPictures(fails, status);
    const sent = show({ status: 'done' });
    await press('Edit The shop');
    enter('/images/another.webp');
    await press('Save changes');
    expect(document.activeElement?.textContent).toMatch(/could not be checked: its server cannot be reached/);
    expect([screen.queryByText(noPicture), address().value, sent]).toEqual([null, '/images/another.webp', []]);
    stubPictures(loads);
    await press('Save changes');
    await waitFor(() => expect(sent).toMatchObject([{ imageUrl: '/images/another.webp' }]));
    expect(screen.queryByText(/could not be checked/)).toBeNull();
  },
);

test('the form removes the warning about a picture when another URL is typed', async () => {
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

test('the form waits five seconds for a picture, and is not sent if its URL is replaced meanwhile', async () => {
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
  expect(document.activeElement?.textContent).toContain('The picture did not load within five seconds.');
  await press('Save changes');
  enter('/images/another.webp');
  await act(async () => waited && loads(waited));
  vi.useRealTimers();
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('if the picture of the chosen version does not load, only "Save anyway" saves the choice', async () => {
  const sent = show(changed({ imageUrl: '/images/gone.webp' }), { status: 'done' });
  await saveOverNewer();
  stubPictures(fails);
  await press('Save my choice');
  expect(address().value).toBe('/images/gone.webp');
  await press('Save anyway');
  await waitFor(() => expect(sent[1]).toMatchObject({ version: '4', imageUrl: '/images/gone.webp' }));
});

test('the preview shows a picture as soon as its server can be reached again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  stubPictures(fails, null);
  show();
  await press('Edit The shop');
  await act(async () => vi.advanceTimersByTime(0));
  const preview = () => screen.queryByRole('img', { name: 'What visitors will see' });
  await act(async () => void fireEvent.error(preview() as HTMLElement));
  expect([preview(), screen.getByText(/its server cannot be reached/)]).toMatchObject([null, {}]);
  stubPictures(loads, 200);
  await act(async () => vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  expect(preview()).toBeTruthy();
});
