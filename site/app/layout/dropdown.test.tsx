// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dropdown } from './dropdown.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const names = ['Email', 'Blog', 'Laravel', 'Labels'];

test('typed letters lead to an item, and begin anew after 1000 ms', () => {
  const items = names.map((name) => ({ name, href: `/${name}` }));
  const Component = () => <Dropdown label="Services" items={items} current={false} className="" />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Services' }), { key: 'Enter' });
  const type = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    act(() => vi.advanceTimersByTime(0));
    return document.activeElement?.textContent;
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  expect(type('l')).toBe('Laravel');
  pass(999);
  expect([type('a'), type('b')]).toEqual(['Laravel', 'Labels']);
  pass(1000);
  expect(type('b')).toBe('Blog');
});
