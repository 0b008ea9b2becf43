/** A person is an email address: all that has the same one, in any case, is of one person. */
export const personOf = (email: string): string => email.trim().toLowerCase();

/** How many inquiries, orders and notes of a person are shown, the newest of each. */
export const personLength = 20;

/** The most of a person that one file holds. Whatever is beyond is counted in it. */
export const mostExported = {
  inquiries: 500,
  messages: 1_000,
  files: 500,
  /** Of the contents of all files together. */
  fileBytes: 25 * 1024 * 1024,
  events: 2_000,
  orders: 200,
  subscriptions: 20,
  payments: 2_000,
  mails: 500,
} as const;

/** How many inquiries one run erases at most. The next one goes on. */
export const mostErased = 500;

/** Where the API has all that is stored of an address. */
export const personPath = (email: string): string => `/api/admin/people/${encodeURIComponent(email)}`;
