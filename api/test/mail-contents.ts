import { metrics } from '#api/contract/performance.ts';
import type { MailContents } from '#api/mail/mail-contents.ts';

/** A valid example of every kind of mail. */
export const exampleContents = {
  'inquiry-notification': { ...inquiry(), submissionId: '0198c7de-5b7e-7bb7-9d2d-1f6c0a4be000' },
  'inquiry-receipt': { service: 'shopify', submissionId: '0198c7de-5b7e-7bb7-9d2d-1f6c0a4be000' },
  reply: {
    submissionId: '0198c7de-5b7e-7bb7-9d2d-1f6c0a4be000',
    text: 'Hello Ana,\n\nYes, by spring.',
    name: 'Ana Ruiz',
    service: 'shopify',
    quoted: 'We sell ropes.\nCould you move our shop by spring?',
    quotedAt: '2026-11-12T10:00:00.000Z',
    earlier: [],
  },
  'password-reset': {},
  'plan-link': {},
  'performance-report': {
    name: 'Ana',
    website: 'https://harbour.example/shop',
    performanceData: {
      overallScore: 12,
      metrics: metrics.map(({ name }, at) => ({
        name,
        score: [85, 66, 99, 66, 50][at] ?? 0,
        category: 'poor' as const,
        description: 'WIN A PRIZE',
        impact: 'http://evil.example',
      })),
    },
  },
  'order-confirmation': order(),
  'order-notification': order(),
  'order-needs-review': { ...summary(), why: 'Captured 1.00 USD instead of 149.00 USD.' },
  'payment-denied': summary(),
  'payment-denied-notice': summary(),
  'subscription-notice': notice({ about: 'renewal', billing: 'automatic' }),
  'subscription-past-due': notice({ about: 'past-due' }),
  'subscription-changed': { ...notice({}), change: 'plan-changed', startsAt: '2026-12-21T10:00:00.000Z' },
  'subscription-ended': notice({ about: 'ended' }),
  'backup-failed': { at: '2026-11-25T03:12:00.000Z', reason: 'ENOSPC: no space left on device, write' },
} satisfies MailContents;

export function notice<About extends object>(about: About) {
  return {
    subscriptionId: '0198c7de-5b7e-7bb7-9d2d-1f6c0a4be00a',
    customerName: 'Ana Ruiz',
    customerEmail: 'ana@harbour.example',
    planName: 'Protect',
    price: '149.00',
    currency: 'USD',
    demo: false,
    startDate: '2026-12-21T10:00:00.000Z',
    endDate: '2027-01-21T10:00:00.000Z',
    ...about,
  };
}

function inquiry() {
  return {
    name: 'Ana Ruiz',
    email: 'ana@harbour.example',
    company: 'Harbour & Sons',
    service: 'shopify',
    budget: '10k-25k',
    regarding: 'Shopify Plus package, $8,000',
    message: 'We sell ropes.\nCould you move our shop by spring?',
  };
}

function summary() {
  return {
    orderId: '0198c7de-5b7e-7bb7-9d2d-1f6c0a4be001',
    invoiceNumber: 'INV-2026-000042',
    customerName: 'Ana Ruiz',
    customerEmail: 'ana@harbour.example',
    website: 'https://harbour.example',
    planName: 'Protect',
    price: '149.00',
    currency: 'USD',
    demo: false,
  };
}

function order() {
  return {
    ...summary(),
    planTagline: 'Sites Needing Edits and Security',
    paymentId: '3C679366HH908993F',
    paidAt: '2026-11-20T23:59:00.000Z',
    startDate: '2026-11-21T00:00:00.000Z',
    endDate: '2026-12-21T00:00:00.000Z',
    billing: 'automatic' as const,
  };
}
