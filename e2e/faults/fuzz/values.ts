import fc from 'fast-check';

/** Ids in the fuzzed database, so that lookups by id sometimes find something. */
export const knownIds = Array.from({ length: 20 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`);

/**
 * Texts that often break programs: names of built-in properties, invalid encodings, numbers out of range, and code in
 * other languages such as SQL and HTML.
 */
const notorious = [
  ...['', ' ', '\0', 'a\0b', '\r\nSet-Cookie: a=b', '\t', '\u2028', '\uFEFF', '\uD800', '\uDC00x', '\u202Eevil'],
  '😀'.repeat(50),
  ...['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'prototype', 'then', 'null', 'undefined'],
  ...['NaN', 'Infinity', '-0', '1e999', '9007199254740993', '-1', '0x10', '79.00', '79.0', '1'.repeat(400)],
  ...'../../etc/passwd ..%2f..%2f % %00 %ff %c0%af //evil.example /\\evil.example javascript:alert(1)'.split(' '),
  ...['http://[::1', 'https://user:pass@a.example', 'data:text/html,x', 'http://a.example:99999', 'file:///etc/passwd'],
  ...["' OR 1=1 --", '%_\\', '*', '(((((', '<script>alert(1)</script>', '{{7*7}}', '{"a":1}', '[]'],
  ...['2026-02-30', '+275760-09-13T00:00:00.001Z', '0000-00-00', 'x'.repeat(300), 'x'.repeat(6_000), 'İ'.repeat(200)],
];

/** Arrays with more items than any list accepts, almost as large as a request body may be. */
const manyItems = fc
  .constantFrom<readonly [unknown, number]>([{}, 30_000], [null, 18_000], ['x', 20_000], [{ name: 1 }, 6_000])
  .map(([item, amount]) => Array(amount).fill(item));
/** Objects with more fields than any input has, and one very long value. */
const manyFields = fc
  .tuple(fc.constantFrom('field', 'metric', 'id'), fc.constantFrom('x', 'é', '"', '\u2028'))
  .map(([name, letter]) => ({
    ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${name}${at}`, at])),
    value: letter.repeat(15_000),
  }));

/** Any text: a notorious text, random characters, or a known id. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...notorious) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(...knownIds) },
);

const analysis = {
  overallScore: 85,
  metrics: [{ name: 'First Contentful Paint', score: 85, category: 'good', description: 'Fast.', impact: 'Low' }],
};

/**
 * Values by the name of the field. The product accepts all of them except the last `performanceData`, which has too
 * many metrics.
 */
const accepted: Record<string, readonly unknown[]> = {
  name: ['Ada Lovelace', 'Bo'],
  customerName: ['Ada Lovelace'],
  email: ['ada@client.example', 'ada+tag@client.example'],
  customerEmail: ['ada@client.example'],
  company: ['Engines Ltd', null],
  service: ['wordpress', 'shopify', 'other'],
  budget: ['5k-10k', '50k+', null],
  regarding: ['Professional package, $5,000', null],
  message: ['We would like a new site for our shop, please.'],
  website: ['', 'https://client.example', 'client.example/path'],
  // `fuzz.ts` replaces this with a fresh bot check token when it sends the request, because a token is valid once.
  recaptchaToken: ['$TOKEN'],
  username: ['studio'],
  password: ['a long passphrase'],
  newPassword: ['another passphrase'],
  technology: ['WordPress', 'Shopify Plus', 'Laravel', 'React', 'Custom'],
  title: ['The shop'],
  description: ['Rebuilt for speed.'],
  imageUrl: ['/images/portfolio/eso.webp', 'https://pictures.example/a.png'],
  caseStudyUrl: ['/case-studies/eso', null],
  featured: [true, false, 'on'],
  packageType: ['maintain', 'protect', 'perform'],
  packagePrice: ['79.00', '149.00', '299.00'],
  amount: ['79.00', 149],
  currency: ['USD'],
  intent: ['CAPTURE', 'capture'],
  performanceData: [analysis, analysis, analysis, { ...analysis, metrics: Array(30_000).fill({}) }],
  id: knownIds,
  orderId: knownIds,
  first: [1, 20],
  expectedVersion: [1],
};

/**
 * Generates a value for a field of this name. If `accepted` has this name, the value is usually valid, so that a wrong
 * value in another field is not hidden by an error in this one.
 */
export const valueFor = (name: string, wrong: fc.Arbitrary<unknown> = text): fc.Arbitrary<unknown> => {
  const right = Object.hasOwn(accepted, name) ? accepted[name] : undefined;
  if (!right) return wrong;
  return fc.oneof({ weight: 14, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: wrong });
};

/** JSON of any shape, including deep nesting and names such as `__proto__`. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [[[[[[]]]]]]),
  fc.dictionary(text, text, { maxKeys: 4 }),
  manyItems,
  manyFields,
);
