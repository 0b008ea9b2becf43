import { limits } from '#api/contract/limits.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * Limits of operations: how often (`points`), in how many seconds (`duration`). All processes count together, in the
 * database.
 */
export const limitTable = {
  /** Allows for an office behind one address, with several people who correct themselves. */
  inquiryByAddress: { points: 20, duration: hour },
  /** Each inquiry sends a receipt, so this limit protects other people's mailboxes. */
  inquiryByEmail: { points: 5, duration: hour },
  reportByAddress: { points: 20, duration: hour },
  /** Anyone may have a report sent anywhere, so no mailbox gets many. */
  reportByEmail: { points: 5, duration: hour },
  /** A success returns the attempt. */
  signInByAddress: { points: 10, duration: 15 * minute },
  /** For a browser or console that the user has signed in with before, wherever it is: counted before its network. */
  signInByDevice: { points: 10, duration: 15 * minute },
  /** For many addresses at once. Not counted where the user has signed in before, or strangers could keep them out. */
  signInByUsername: { points: 50, duration: 15 * minute },
  resetLinkByAddress: { points: 10, duration: hour },
  /** For one network and one mailbox: callers who asked before may learn how long to wait. */
  resetLinkByVisitor: { points: limits.resetLinksPerHour, duration: hour },
  /** Counts all callers together and refuses silently: it protects the mailbox without revealing other requests. */
  resetLinkByEmail: { points: limits.resetLinksPerHour, duration: hour },
  resetPasswordByAddress: { points: 20, duration: hour },
  /** Allows for an office behind one address, with several people who change their minds. */
  orderByAddress: { points: 30, duration: hour },
  /** Each takes an invoice number, paid or not. */
  orderByAddressDaily: { points: 100, duration: 24 * hour },
  /** For one email address from one network: otherwise strangers could keep its owner out. */
  orderByEmail: { points: 10, duration: hour },
  /** How often the admin sends an order's confirmation again. */
  confirmationByOrder: { points: 5, duration: hour },
  /** Each costs a call to PayPal on our account. */
  paymentByAddress: { points: 120, duration: hour },
} as const;

/**
 * Limits of requests that only cost this process time. Each machine counts in memory: a round trip to the database would cost
 * as much as the request itself. Well above what a person, or an office behind one address, needs.
 */
export const requestLimitTable = {
  /** Operations at /graphql, and calls of /api. A subscription is one, however long it lasts. */
  callByAddress: { points: 1_200, duration: minute },
  /** Pages rendered for one visitor: the admin's area, the checkout, forms, missing pages. */
  pageByAddress: { points: 300, duration: minute },
  /** Uploaded pictures, of which a page shows dozens: each costs a look into the store. */
  mediaByAddress: { points: 1_200, duration: minute },
  /** Pictures fetched from other hosts: enough for two passes through a portfolio of a hundred items. */
  pictureByAddress: { points: 200, duration: minute },
} as const;
