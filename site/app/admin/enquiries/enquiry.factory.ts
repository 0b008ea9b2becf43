import type { Enquiry } from '#app/graphql/admin.ts';

let made = 0;

/** An enquiry for tests: everything required, nothing optional, unless given. */
export function enquiry(given: Partial<Enquiry> = {}): Enquiry {
  made += 1;
  return {
    id: `enquiry-${made}`,
    name: `Visitor ${made}`,
    email: `visitor${made}@example.com`,
    company: null,
    service: 'wordpress',
    budget: null,
    message: 'We need a new site by spring.',
    createdAt: '2026-11-12T09:30:00.000Z',
    ...given,
  };
}
