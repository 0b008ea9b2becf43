/** Limits that forms, mutations, REST and the database's checks share (SPEC section 9). Lengths are in characters. */
export const limits = {
  username: { min: 3, max: 50 },
  password: { min: 6, max: 128 },
  name: { min: 2, max: 100 },
  email: { max: 254 },
  company: { max: 100 },
  service: { min: 1, max: 50 },
  message: { min: 10, max: 5000 },
  /** What an inquiry is about besides its service: a package, or a result of the toolkit. */
  regarding: { max: 400 },
  slug: { max: 200 },
  title: { max: 200 },
  description: { max: 5000 },
  url: { max: 2048 },
  metrics: { max: 12 },
  metricValue: { max: 40 },
  metricLabel: { max: 80 },
  /** The length of a bot check's token. reCAPTCHA's tokens have about 2,000 characters. */
  botCheckToken: { max: 8192 },
  /**
   * `max` limits the length of a search. The number of results is shown exactly up to `toldExactly`, and as "more than"
   * above that. Counting stops at `countedTo`, so that "more than" stays true while some of the results are deleted.
   */
  search: { max: 200, toldExactly: 1_000, countedTo: 2_000 },
  /**
   * A session ends after `idleHours` without use, and after `absoluteDays` in any case. A device on which the admin
   * signed in is remembered for `rememberedDays`, so that strangers' attempts elsewhere do not lock this device out.
   */
  session: { idleHours: 48, absoluteDays: 14, rememberedDays: 90 },
  resetLinkMinutes: 60,
  /** How many reset links one mailbox can get in an hour. */
  resetLinksPerHour: 3,
  /** How long a repeat with the same idempotency key gets the result of the first mutation. */
  idempotencyKeyDays: 7,
  /** How many days a cursor is valid, and how many open streams one session or network can have in one process. */
  changes: { keptDays: 7, streamsOfSession: 10, streamsOfNetwork: 30 },
  /** Items in one page of a GraphQL connection. */
  page: { default: 12, max: 50 },
  /** The number of featured portfolio items on the home page. */
  featuredProjects: 3,
  /** The number of a post's tags on a blog card. */
  cardTags: 2,
} as const;
