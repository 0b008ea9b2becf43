// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mostOffered, PictureChoices } from './picture-picker.tsx';

const asset = (name: string) => ({ id: name, name, url: `/media/${name}.webp`, alt: name, decorative: false });

test('a large library can be searched, and the search is not sent with the form', async () => {
  const load = vi.fn(async (search: string) =>
    Array.from({ length: mostOffered + 6 }, (_, at) => asset(`photo ${at}`))
      .filter(({ name }) => name.includes(search))
      .slice(0, mostOffered),
  );
  const onInput = vi.fn();
  render(
    <form onInput={onInput}>
      <PictureChoices load={load as never} onChoose={() => undefined} />
    </form>,
  );
  const search = await screen.findByRole('searchbox', { name: 'Search the library' });
  expect(screen.queryByRole('button', { name: 'photo 29' })).toBeNull();
  fireEvent.input(search, { target: { value: ' photo 29 ' } });
  expect(await screen.findByRole('button', { name: 'photo 29' })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.input(search, { target: { value: 'nothing' } });
  expect(await screen.findByText('No pictures match.')).toBeTruthy();
  expect([onInput.mock.calls.length, [...new FormData(search.closest('form') ?? undefined)]]).toEqual([0, []]);
});
