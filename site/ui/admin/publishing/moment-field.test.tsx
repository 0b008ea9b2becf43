// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MomentField } from './moment-field.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-12T08:30:59Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('a date field that hydrates a minute after its rendering causes no error, and shows its default in words', () => {
  const bind = (name: string) => ({ field: { name, id: name } });
  const field = <MomentField name="date" label="Date" bind={bind} values={{}} timeZone="Europe/Berlin" />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(field);
  vi.setSystemTime(new Date('2026-11-12T08:31:01Z'));
  const onRecoverableError = vi.fn();
  render(field, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toContain('Thursday, November 12, 2026 at 9:31\u00a0AM, Berlin time.');
});

test('a button sets a date field to the current time', () => {
  const bind = (name: string) => ({ field: { name, id: name } });
  const values = { date: '2026-10-01T07:00:00.000Z' };
  const { container } = render(
    <MomentField name="date" label="Date" bind={bind} values={values} timeZone="Europe/Berlin" offersNow />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Set to now' }));
  expect(container.querySelector<HTMLInputElement>('input[name="date"]')?.value).toBe('2026-11-12T08:30:59.000Z');
});
