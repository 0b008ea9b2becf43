import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

test('security.txt names the contact for reports, and expires 180 days after the day of the request', () => {
  const now = new Date('2026-11-22T23:59:59.999Z');
  expect(securityTxt('help+me@agency.example', 'https://agency.example', now).split('\n')).toEqual([
    'Contact: mailto:help%2Bme@agency.example',
    'Expires: 2027-05-21T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://agency.example/.well-known/security.txt',
    '',
  ]);
});
