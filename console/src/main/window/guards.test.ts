import { expect, test } from 'vitest';
import { unsafeSwitch } from './guards.ts';

const startedWith =
  (...names: string[]) =>
  (asked: string) =>
    names.includes(asked);

test.each(['remote-debugging-port', 'ignore-certificate-errors', 'proxy-server', 'disable-web-security'])(
  '%s is allowed only in development',
  (name) => {
    expect(unsafeSwitch(true, startedWith('lang', name))).toBe(name);
    expect(unsafeSwitch(false, startedWith(name))).toBeUndefined();
  },
);

test('switches that are not listed as unsafe are allowed', () => {
  expect(unsafeSwitch(true, startedWith('user-data-dir', 'ozone-platform', 'disable-gpu'))).toBeUndefined();
});
