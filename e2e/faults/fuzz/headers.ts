import fc from 'fast-check';
import { text } from './values.ts';

const contentTypes = `application/json|application/json; charset=utf-8|application/x-www-form-urlencoded|text/plain
application/graphql|multipart/form-data|multipart/form-data; boundary=|multipart/form-data; boundary=x
application/json; charset=utf-7|;;;`.split(/[|\n]/);

/** Header values. A client can send only tabs and printable Latin-1. */
const headerText = text.map((value) => value.replace(/[^\t\x20-\x7E\x80-\xFF]/g, '?').slice(0, 4_000));

/** Headers that change how the server reads or answers a request. */
const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc.oneof(
      fc.tuple(
        fc.constant('Accept'),
        fc.constantFrom(
          ...'*/* text/html application/json text/event-stream image/*;q=0'.split(' '),
          'x'.repeat(9_000),
          'a/b, '.repeat(900),
        ),
      ),
      fc.tuple(
        fc.constant('Accept-Encoding'),
        fc.constantFrom('gzip', 'br', 'zstd', 'identity;q=0', '*;q=0', 'gzip;q=nan'),
      ),
      fc.tuple(fc.constant('Content-Type'), fc.constantFrom(...contentTypes)),
      fc.tuple(fc.constant('Origin'), fc.constantFrom('null', 'https://evil.example', '$ORIGIN', 'http://')),
      fc.tuple(fc.constant('Expect'), fc.constantFrom('100-continue', '200-maybe')),
      fc.tuple(fc.constant('If-None-Match'), fc.constantFrom('*', '"x"', 'W/"x"', '"')),
      fc.tuple(fc.constant('Range'), fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=0-0,2-3', 'x')),
      fc.tuple(
        fc.constantFrom(
          ...'Cookie Referer If-Modified-Since Sec-Fetch-Site X-Request-Id Last-Event-ID Authorization'.split(' '),
          ...'Accept-Language X-Forwarded-Host X-HTTP-Method-Override X-React-Router'.split(' '),
        ),
        headerText,
      ),
    ),
    { maxLength: 3 },
  )
  .map((entries) => Object.fromEntries(entries));
/** Usually no headers, otherwise up to three odd ones. */
export const headers = fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders });
