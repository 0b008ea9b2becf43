import { expect, test } from 'vitest';
import { isSpam, spamLabels, spamRulesMet } from './spam.ts';

const met = (message: string, given: Partial<Parameters<typeof spamRulesMet>[0]> = {}) =>
  spamRulesMet({ email: 'ada@client.example', message, honeypot: false, earlier: [], ...given });

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
  'Our shop https://shop.example and blog https://blog.example are slow.',
  'Please compare https://a.example https://b.example https://c.example and https://d.example with ours.',
])('is no spam: %s', (message) => {
  expect(met(message).filter((rule) => isSpam([rule]))).toEqual([]);
  expect(isSpam(met(message))).toBe(false);
});

const text = 'Rank first on every search engine within a week.';
const verdict = { email: 'seo@rank.example', message: text, state: 'spam', verdict: true };

test.each([
  ['a hidden field', met('We need a new site.', { honeypot: true }), ['honeypot']],
  ['link markup', met('Cheap [url=https://x.example]pills[/url] here'), ['link-markup', 'links']],
  ['links in another script', met('Лучшие ставки на спорт только у нас https://x.example'), ['script', 'links']],
  ['a text that was spam', met(text, { earlier: [verdict] }), ['text-was-spam', 'text-of-others']],
  ['a sender of spam', met('Hello again', { email: verdict.email, earlier: [verdict] }), ['sender-was-spam']],
  [
    'a text with links that others sent',
    met('Visit www.x.example now', { earlier: [{ ...verdict, message: 'Visit www.x.example now', state: 'new' }] }),
    ['text-of-others', 'links'],
  ],
])('is spam by its reasons: %s', (_name, found, reasons) => {
  expect([found, isSpam(found)]).toEqual([reasons, true]);
  expect(spamLabels(found)).toHaveLength(reasons.length);
});

test('a verdict that nobody confirmed spoils no address, and an answered sender is trusted', () => {
  const held = { ...verdict, verdict: false };
  expect(met('Hello', { email: verdict.email, earlier: [held] })).toEqual([]);
  const answered = { ...verdict, state: 'won', message: 'Hello' };
  const found = met('Cheap [url=https://x.example]pills[/url]', { email: verdict.email, earlier: [answered] });
  expect(isSpam(found)).toBe(false);
});
