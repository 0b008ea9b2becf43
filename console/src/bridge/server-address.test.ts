import { expect, test } from 'vitest';
import { serverAddressSchema } from './server-address.ts';

test.each([
  ['https://agency.example', 'https://agency.example'],
  ['  https://agency.example/  ', 'https://agency.example'],
  ['https://agency.example:8443', 'https://agency.example:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['agency.example', 'https://agency.example'],
  ['agency.example:8443', 'https://agency.example:8443'],
  [' Agency.EXAMPLE/ ', 'https://agency.example'],
  ['HTTPS://AGENCY.EXAMPLE', 'https://agency.example'],
  ['https://agency.example/admin/orders?attention=1#top', 'https://agency.example'],
  ['agency.example/admin', 'https://agency.example'],
  ['//agency.example', 'https://agency.example'],
  ['https:agency.example', 'https://agency.example'],
  ['https://https://agency.example', 'https://agency.example'],
  ['https://http://localhost:3000', 'http://localhost:3000'],
  ['192.168.1.2', 'https://192.168.1.2'],
  ['localhost', 'http://localhost'],
  ['Localhost:3000/admin', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['https://localhost:3000', 'https://localhost:3000'],
  ['localhost.agency.example', 'https://localhost.agency.example'],
])('%j is read as %s', (typed, origin) => {
  expect(serverAddressSchema.parse(typed)).toBe(origin);
  expect(serverAddressSchema.parse(origin), 'an origin is left as it is').toBe(origin);
});

const needsHttps = 'The address must start with https://';
const isNone = 'Please enter an address such as agency.example';
const hasName = 'Please enter the address without a username or password';

test.each([
  ['', 'Please enter the server’s address'],
  ['  ', 'Please enter the server’s address'],
  ['a'.repeat(2_001), 'Address too long'],
  ['http://agency.example', needsHttps],
  ['HTTP://agency.example', needsHttps],
  ['http://192.168.1.2', needsHttps],
  ['http://localhost.agency.example', needsHttps],
  ['http://127.0.0.1.agency.example', needsHttps],
  ['http://0.0.0.0', needsHttps],
  ['ftp://agency.example', needsHttps],
  ['https://admin:secret@agency.example', hasName],
  ['admin@agency.example', hasName],
  ['localhost:80@agency.example', hasName],
  ['https://', isNone],
  ['agency example', isNone],
  ['agency.example:port', isNone],
  ['file:///etc/passwd', isNone],
  ['javascript:alert(1)', isNone],
])('%j is refused: %s', (typed, message) => {
  const { error } = serverAddressSchema.safeParse(typed);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
