import type { Inquiry } from './inquiry-documents.ts';

let made = 0;

/** Creates a read inquiry about WordPress for tests. Optional fields are empty unless they are given. */
export function inquiry(given: Partial<Inquiry> = {}): Inquiry {
  made += 1;
  return {
    __typename: 'ContactSubmission',
    id: `inquiry-${made}`,
    name: `Visitor ${made}`,
    email: `visitor${made}@example.com`,
    company: null,
    service: 'wordpress',
    budget: null,
    regarding: null,
    message: 'We need a new site by spring.',
    createdAt: '2026-11-12T09:30:00.000Z',
    readAt: '2026-11-12T10:00:00.000Z',
    newsAt: null,
    state: 'new',
    lastFrom: 'them',
    lastMessageAt: '2026-11-12T09:30:00.000Z',
    snoozedAt: null,
    wakesAt: null,
    wokenAt: null,
    trashedAt: null,
    changedAt: '2026-11-01T10:00:00.000Z',
    spamReasons: [],
    replyId: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    threadVersion: 0,
    personInquiryCount: 1,
    ...given,
  };
}
