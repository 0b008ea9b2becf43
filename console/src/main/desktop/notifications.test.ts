import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentDesktop } from '../../../test/harness/desktop.ts';
import { closeNotifications, notify, plainBody } from './notifications.ts';

const written = '<a href="https://elsewhere.example">R&D</a> &lt;';

test('on Linux, the markup in a notification’s body is escaped', () => {
  expect(plainBody(written, 'linux')).toBe('&lt;a href="https://elsewhere.example"&gt;R&amp;D&lt;/a&gt; &amp;lt;');
});

test.each(['darwin', 'win32'] as const)('on %s, a notification’s body is unchanged', (platform) => {
  expect(plainBody(written, platform)).toBe(written);
});

const arrival = (place: number, again = false) => ({
  kind: 'inquiry' as const,
  id: `0b9f1c1e-6f1f-4c53-9a55-0a4d6f1d2c${place + 10}`,
  title: `Inquiry from ${place}`,
  body: 'Shopify Plus: hello',
  again,
});
const visible = () => currentDesktop().notifications.filter(({ closed }) => !closed);

describe('several arrivals', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    closeNotifications();
    currentDesktop().notifications.length = 0;
    return () => {
      closeNotifications();
      currentDesktop().notifications.length = 0;
      vi.useRealTimers();
    };
  });

  test('cause one notification at once, later replaced by a summary that opens the newest record', () => {
    const open = vi.fn();
    for (let place = 1; place <= 5; place += 1) notify(arrival(place), open);
    expect(visible().map(({ title }) => title)).toEqual(['Inquiry from 1']);
    vi.runAllTimers();
    expect(visible()).toMatchObject([
      { title: '5 new inquiries', body: 'Inquiry from 5\nInquiry from 4\nInquiry from 3\nand 2 more' },
    ]);
    visible()[0]?.click();
    expect(open).toHaveBeenCalledWith({ kind: 'inquiry', id: arrival(5).id });
  });

  test('with pauses between them cause one notification each, and signing out removes all notifications', () => {
    notify(arrival(1), () => undefined);
    vi.runAllTimers();
    notify(arrival(2), () => undefined);
    expect(visible().map(({ title }) => title)).toEqual(['Inquiry from 1', 'Inquiry from 2']);
    notify(arrival(3, true), () => undefined);
    closeNotifications();
    vi.runAllTimers();
    expect(visible()).toEqual([]);
  });
});
