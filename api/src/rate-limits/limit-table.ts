import { limits } from '#api/contract/limits.ts';

const minute = 60;
const hour = 60 * minute;

/** The limits of operations: `points` in `duration` seconds, counted in the database for all processes together. */
export const limitTable = {
  /** Allows for an office behind one address, with several people who correct themselves. */
  inquiryByAddress: { points: 20, duration: hour },
  /** Each inquiry sends a receipt, so this limit protects other people's mailboxes. */
  inquiryByEmail: { points: 5, duration: hour },
  reportByAddress: { points: 20, duration: hour },
  /** Anyone can have a report sent to any address, so this limit protects other people's mailboxes. */
  reportByEmail: { points: 5, duration: hour },
  /** A successful sign-in resets the count. */
  signInByAddress: { points: 10, duration: 15 * minute },
  /**
   * Counts attempts with a known device token, from any network. Attempts above this limit count against the network.
   */
  signInByDevice: { points: 10, duration: 15 * minute },
  /**
   * Stops guessing from many addresses. Attempts from a network in which the user has signed in before do not count.
   * Otherwise strangers could lock the user out.
   */
  signInByUsername: { points: 50, duration: 15 * minute },
  resetLinkByAddress: { points: 10, duration: hour },
  /** Counts one kind of link for one network and mailbox. The refusal reveals nothing about the requests of others. */
  resetLinkByVisitor: { points: limits.resetLinksPerHour, duration: hour },
  /** Counts all callers together. The answer looks like a success, so that nobody learns of the requests of others. */
  resetLinkByEmail: { points: limits.resetLinksPerHour, duration: hour },
  resetPasswordByAddress: { points: 20, duration: hour },
  /** Allows for an office behind one address, with several people who change their minds. */
  orderByAddress: { points: 30, duration: hour },
  /** Even unpaid orders use up invoice numbers. */
  orderByAddressDaily: { points: 100, duration: 24 * hour },
  /** Counts one email address in one network, so that strangers cannot keep the address's owner from ordering. */
  orderByEmail: { points: 10, duration: hour },
  /** For sending an order's confirmation again, and for another payment link of a subscription. */
  confirmationByOrder: { points: 5, duration: hour },
  /** Each attempt costs a call to PayPal on our account. */
  paymentByAddress: { points: 120, duration: hour },
} as const;

/**
 * The limits of requests that only cost processing time. Each machine counts in memory, because a database query would
 * cost as much as the request itself. The limits are well above what a person, or an office behind one address, needs.
 */
export const requestLimitTable = {
  /** Operations at /graphql, and calls of /api. A subscription counts as one, however long it lasts. */
  callByAddress: { points: 1_200, duration: minute },
  /** Pages rendered for a single visitor: the admin area, the checkout, forms, missing pages. */
  pageByAddress: { points: 300, duration: minute },
  /** Uploaded pictures. A page shows dozens, and each costs a lookup in the store. */
  mediaByAddress: { points: 1_200, duration: minute },
  /** Pictures fetched from other hosts: enough for two passes through a portfolio of a hundred items. */
  pictureByAddress: { points: 200, duration: minute },
} as const;
