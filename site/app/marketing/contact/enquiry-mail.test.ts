import { expect, test } from 'vitest';
import { enquiryMail, writtenEnquiryMail } from './enquiry-mail.ts';

const bodyOf = (mail: string) => new URL(mail).searchParams.get('body');

test('a letter asks what a proposal needs', () => {
  const mail = enquiryMail('hello@agency.example');
  expect(mail.startsWith('mailto:hello@agency.example?subject=Quote%20request&body=')).toBe(true);
  expect(bodyOf(mail)).toContain('When should it be live?');
});

test('a letter from the form holds what was entered, and nothing can break out of it', () => {
  const mail = writtenEnquiryMail('hello@agency.example', {
    name: 'Ada & Co.',
    email: 'ada@example.com',
    company: '',
    service: 'Shopify Plus',
    message: 'Line one\n&bcc=everyone@example.com',
  });
  expect(bodyOf(mail)).toBe(
    'Name: Ada & Co.\r\nEmail: ada@example.com\r\nService: Shopify Plus\r\n\r\nLine one\n&bcc=everyone@example.com',
  );
  expect(new URL(mail).searchParams.has('bcc')).toBe(false);
});
