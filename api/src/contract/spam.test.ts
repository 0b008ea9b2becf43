import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSpam, spamLabels, spamRulesMet } from './spam.ts';

const met = (message: string, given: Partial<Parameters<typeof spamRulesMet>[0]> = {}) =>
  spamRulesMet({
    ...{ name: 'Ada', email: 'ada@client.example', message, blocked: false, honeypot: false, ageMs: null, earlier: [] },
    ...given,
  });

test.each([
  'We need a new site.',
  'Call me back please',
  'quote for 5 pages?',
  'Is the shop plan still $79?',
  'hi, WP site hacked, need help today',
  'Budget is tight. What can you do?',
  'Ist das auch auf Deutsch möglich? Wir brauchen einen neuen Webshop bis Mai.',
  'Bonjour, nous cherchons une agence pour refaire notre boutique Shopify.',
  'Hola, necesitamos ayuda con una tienda en línea y su migración.',
  'Olá, queremos um orçamento para um site institucional em WordPress.',
  'Dzień dobry, szukamy wykonawcy integracji API z naszym ERP.',
  'Merhaba, web sitemiz çok yavaş, yardımcı olabilir misiniz?',
  'こんにちは。ウェブサイトの改修を検討しています。見積もりをお願いします。',
  'Здравствуйте, нам нужен новый сайт для нашей студии в Лимасоле.',
  'שלום, אנחנו צריכים אתר חדש לעסק קטן בתל אביב.',
  'مرحبا، نحتاج إلى متجر إلكتروني جديد قبل نهاية العام.',
  'Наш сайт https://studio.example очень медленный, можете помочь?',
  'Our shop https://shop.example and blog https://blog.example are slow.',
  'Please compare https://a.example https://b.example https://c.example and https://d.example with ours.',
])('this text is not spam: %s', (message) => {
  expect(met(message).filter((rule) => isSpam([rule]))).toEqual([]);
  expect(isSpam(met(message))).toBe(false);
});

const text = 'Rank first on every search engine within a week.';
const answered = { name: 'Ada', email: 'ada@client.example', message: 'Hello', state: 'won', verdict: false };
const verdict = { name: 'Rank', email: 'seo@rank.example', message: text, state: 'spam', verdict: true };

test.each([
  ['a hidden field', met('We need a new site.', { honeypot: true }), ['honeypot']],
  [
    'a hidden field, under the address of a sender whom we once answered',
    met('Hello', { honeypot: true, earlier: [answered] }),
    ['honeypot', 'sender-was-answered'],
  ],
  ['link markup', met('Cheap [url=https://x.example]pills[/url] here'), ['link-markup', 'links']],
  [
    'links in a text that is not in Latin letters, sent within a second',
    met('Лучшие ставки на спорт https://x.example', { ageMs: 900 }),
    ['fast', 'script', 'links'],
  ],
  [
    'a blocked sender whom we once answered',
    met('Hello', { blocked: true, earlier: [answered] }),
    ['blocked', 'sender-was-answered'],
  ],
  ['a text that was spam', met(text, { earlier: [verdict] }), ['text-was-spam', 'text-of-others']],
  ['a sender of spam', met('Hello again', { email: verdict.email, earlier: [verdict] }), ['sender-was-spam']],
  [
    'a text with links that others sent',
    met('Visit www.x.example now', { earlier: [{ ...verdict, message: 'Visit www.x.example now', state: 'new' }] }),
    ['text-of-others', 'links'],
  ],
])('an inquiry is spam because of %s', (_name, found, reasons) => {
  expect([found, isSpam(found)]).toEqual([reasons, true]);
  expect(spamLabels(found)).toHaveLength(reasons.length);
});

test('an earlier inquiry counts against its sender only if a person marked it as spam, and answered senders are trusted', () => {
  const held = { ...verdict, verdict: false };
  expect(met('Hello', { email: verdict.email, earlier: [held] })).toEqual([]);
  const found = met('Cheap [url=https://x.example]pills[/url]', { earlier: [answered] });
  expect(isSpam(found)).toBe(false);
});

test('a text counts as sent by others if two addresses sent it, but not if one with the same sender name did', () => {
  const typo = { ...answered, email: 'ada@cleint.example', message: text, state: 'new' };
  const second = { ...typo, email: 'adda@client.example' };
  expect([met(text, { earlier: [typo] }), met(text, { earlier: [typo, second] })]).toEqual([[], ['text-of-others']]);
});

test('a form sent within 3 seconds counts as fast, unless a wrong clock dates its start in the future', () => {
  expect([met('Hello', { ageMs: 2_999 }), met('Hello', { ageMs: 3_000 }), met('Hello', { ageMs: -1 })]).toEqual([
    ['fast'],
    [],
    [],
  ]);
});

/**
 * 200 invented inquiries in the order of arrival, each with the rules that it meets if no person judges the inquiries.
 * The times to fill in the form are invented, too: mostly below 3 seconds for programs, and rarely for people.
 */
const [header = '', ...lines] = readFileSync(join(import.meta.dirname, 'spam-set.tsv'), 'utf8')
  .trim()
  .split('\n');
const set = lines.map((line) => {
  const cells = line.split('\t');
  return Object.fromEntries(header.split('\t').map((name, place) => [name, cells[place] ?? '']));
});

/** Runs the rules on the set. If `judged`, a person marks each inquiry correctly as soon as it arrives. */
function flag(judged: boolean) {
  const earlier: Parameters<typeof spamRulesMet>[0]['earlier'][number][] = [];
  return set.map(({ is, seconds, honeypot, email = '', message = '', rules }) => {
    const ageMs = seconds ? Number(seconds) * 1000 : null;
    // The set has no names, so the address serves as the name. Each address then counts as a separate sender.
    const found = met(message, { name: email, email, ageMs, honeypot: honeypot === 'filled', earlier: [...earlier] });
    const state = (judged ? is === 'spam' : isSpam(found)) ? 'spam' : judged ? 'open' : 'new';
    earlier.push({ name: email, email, message, state, verdict: judged });
    return { is, rules, found: found.join(' '), flagged: isSpam(found), reasons: spamLabels(found) };
  });
}

test.each([
  [false, { good: 160, flaggedGood: 2, spam: 40, flaggedSpam: 25 }],
  [true, { good: 160, flaggedGood: 2, spam: 40, flaggedSpam: 27 }],
])('2 of 160 good inquiries and most spam are flagged (a person judges the earlier ones: %s)', (judged, counts) => {
  const rows = flag(judged);
  const of = (kind: string, flagged = false) =>
    rows.filter((row) => row.is === kind && (!flagged || row.flagged)).length;
  expect({
    good: of('good'),
    flaggedGood: of('good', true),
    spam: of('spam'),
    flaggedSpam: of('spam', true),
  }).toEqual(counts);
  expect(rows.filter(({ flagged, reasons }) => flagged && reasons.length === 0)).toEqual([]);
  if (!judged) expect(rows.map(({ found }) => found)).toEqual(rows.map(({ rules }) => rules));
});
