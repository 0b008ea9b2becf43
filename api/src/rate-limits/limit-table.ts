import { limits } from '#api/contract/limits.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * Limits of what is done here: how often (`points`), in how many seconds (`duration`). All processes on one database count
 * together, in the database.
 */
export const limitTable = {
  /** An office behind one address, with several people who correct themselves. */
  inquiryByAddress: { points: 20, duration: hour },
  /** Each is answered by a receipt, so nobody may have many sent to somebody else. */
  inquiryByEmail: { points: 5, duration: hour },
  reportByAddress: { points: 20, duration: hour },
  /** Anyone may have a report sent anywhere, so no mailbox is sent many. */
  reportByEmail: { points: 5, duration: hour },
  /** Given back by a success. */
  signInByAddress: { points: 10, duration: 15 * minute },
  /** Of a browser or console that the user has signed in with before, wherever it is: before those of its network. */
  signInByDevice: { points: 10, duration: 15 * minute },
  /** From many addresses at once. Not counted where the user has signed in before: strangers could keep them out. */
  signInByUsername: { points: 50, duration: 15 * minute },
  resetLinkByAddress: { points: 10, duration: hour },
  /** Of one network for one mailbox: callers who asked themselves may learn how long to wait. */
  resetLinkByVisitor: { points: limits.resetLinksPerHour, duration: hour },
  /** Of all together, without an answer that says so: a mailbox is not sent many, and nobody learns who else has asked. */
  resetLinkByEmail: { points: limits.resetLinksPerHour, duration: hour },
  resetPasswordByAddress: { points: 20, duration: hour },
  /** An office behind one address, with several people who change their minds. */
  orderByAddress: { points: 30, duration: hour },
  /** Each takes an invoice number, paid or not. */
  orderByAddressDaily: { points: 100, duration: 24 * hour },
  /** Of one email address from one network: strangers could keep its owner out. */
  orderByEmail: { points: 10, duration: hour },
  /** Each asks PayPal something on our account. */
  paymentByAddress: { points: 120, duration: hour },
} as const;

/**
 * Limits of requests that only cost this process its time. Each machine counts for itself, in memory: a round trip to
 * the database would cost as much as what is limited, and would be the first thing to suffer from too many of them. Far
 * above what a person does, and an office behind one address.
 */
export const requestLimitTable = {
  /** Operations at /graphql, and calls of /api. A stream of changes is one, however long it goes on. */
  callByAddress: { points: 1_200, duration: minute },
  /** Pages that are rendered for the one who asks: the admin's area, the checkout, forms, what does not exist. */
  pageByAddress: { points: 300, duration: minute },
  /** Pictures fetched from other hosts: a portfolio of a hundred items scrolled through twice. */
  pictureByAddress: { points: 200, duration: minute },
} as const;
