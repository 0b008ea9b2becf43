import { expect, test } from 'vitest';
import { serverAddressSchema } from './server-address.ts';

test.each([
  ['https://agency.example', 'https://agency.example'],
  ['  https://agency.example/  ', 'https://agency.example'],
  ['https://agency.example:8443', 'https://agency.example:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('%s is %s', (typed, origin) => {
  expect(serverAddressSchema.parse(typed)).toBe(origin);
});

test.each([
  '',
  'agency.example',
  'localhost:3000',
  'http://agency.example',
  'http://192.168.1.2',
  'http://localhost.agency.example',
  'http://127.0.0.1.agency.example',
  'http://0.0.0.0',
  'https://admin:secret@agency.example',
  'https://agency.example/graphql',
  'https://agency.example?x',
  'ftp://agency.example',
  'javascript:alert(1)',
])('refused: %s', (typed) => {
  expect(serverAddressSchema.safeParse(typed).success).toBe(false);
});
