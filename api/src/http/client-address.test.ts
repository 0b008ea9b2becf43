import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

const addressFor = (forwarded: string) =>
  clientAddress({ socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': forwarded } } as never, true);

test.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['198.51.100.9, 203.0.113.9:65535', '203.0.113.9'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:DB8:0:0::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::1%a.b', '::1'],
  ['[::ffff:cb00:7109]:80', '203.0.113.9'],
  ['', '127.0.0.1'],
])('the X-Forwarded-For header "%s" names the client %s', (forwarded, address) => {
  expect(addressFor(forwarded)).toBe(address);
});

test('all entries that are not addresses count as one client', () => {
  const given = ['unknown', '_hidden:47', '203.0.113.9:x', '203.0.113', '010.1.2.3', '[203.0.113.9', 'a@203.0.113.9'];
  expect(new Set(given.map(addressFor))).toEqual(new Set(['unknown']));
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0020:3:4:5:6', '2001:db8:1:20'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::2:3:4:5:6:7', '0:0:2:3'],
  ['2001:db8::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['fe80::1%eth0.100', 'fe80:0:0:0'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['unknown', 'unknown'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
