import { expect, test } from 'vitest';
import { enquiryMail } from './enquiry-mail.ts';

test('a letter holds what was entered, line by line, and nothing can break out of it', () => {
  const mail = enquiryMail('hello@agency.example', {
    name: 'Ada & Co.',
    email: 'ada@example.com',
    company: '',
    service: 'Shopify Plus',
    message: 'Line one\n&bcc=everyone@example.com',
  });
  const { searchParams } = new URL(mail);
  expect(searchParams.get('subject')).toBe('Quote request');
  expect(searchParams.get('body')).toBe(
    'Name: Ada & Co.\r\nEmail: ada@example.com\r\nService: Shopify Plus\r\n\r\nLine one\r\n&bcc=everyone@example.com',
  );
  expect(searchParams.has('bcc')).toBe(false);
});
