// @vitest-environment jsdom
import { mostMediaUses } from '@agency/api/contract/media';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mediaAssetParts } from './media-asset-parts.tsx';

const { Card = () => null, Fields } = mediaAssetParts;

test('the fields of a picture link to the public pages that show it, and only name the other pages', () => {
  const usedIn = [
    { title: 'A post', path: '/blog/a', isPublic: true },
    { title: 'A draft', path: '/blog/b', isPublic: false },
  ];
  const bind = (name: string) => ({ field: { name, id: name } });
  const record = { __typename: 'MediaAsset', id: '1', version: 1, url: '/a.webp', createdAt: '2026-11-12', usedIn };
  render(<Fields bind={bind} values={{}} record={record as never} loadPictures={async () => []} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['A post']);
  expect(screen.getByText('A draft (not public)')).toBeTruthy();
});

test('if the API lists the maximum number of a picture’s pages, the card says “at least”', () => {
  const usedIn = Array.from({ length: mostMediaUses }, () => ({}));
  const record = { __typename: 'MediaAsset', id: '1', version: 1, name: 'A', url: '/a.webp', alt: 'A', usedIn };
  render(<Card kind="media-asset" record={record as never} />);
  expect(screen.getByText('On at least 20 pages')).toBeTruthy();
});
