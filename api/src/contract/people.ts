/** Returns the address that identifies a person. Addresses that differ only in case belong to one person. */
export const personOf = (email: string): string => email.trim().toLowerCase();

/** The maximum number of a person's inquiries, of orders and of notes that are shown, newest first. */
export const personLength = 20;

/** The limits of a person's export. The export also has the total numbers of inquiries, messages and orders. */
export const mostExported = {
  inquiries: 500,
  messages: 1_000,
  files: 500,
  /** The total size of all files, in bytes. */
  fileBytes: 25 * 1024 * 1024,
  events: 2_000,
  orders: 200,
  subscriptions: 20,
  payments: 2_000,
  mails: 500,
} as const;

/** The maximum number of inquiries that are erased at a time. To erase the rest, the admin erases again. */
export const mostErased = 500;

/** Returns the API's path for exporting and erasing a person. */
export const personPath = (email: string): string => `/api/admin/people/${encodeURIComponent(email)}`;
