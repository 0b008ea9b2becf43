/** Lengths that forms, mutations, REST and the database's own checks share (SPEC section 9). Counted in characters. */
export const limits = {
  username: { min: 3, max: 50 },
  password: { min: 6, max: 128 },
  name: { min: 2, max: 100 },
  email: { max: 254 },
  company: { max: 100 },
  service: { min: 1, max: 50 },
  message: { min: 10, max: 5000 },
  /** What an inquiry is about beside its service: a package, or a result of the toolkit. */
  regarding: { max: 400 },
  slug: { max: 200 },
  title: { max: 200 },
  description: { max: 5000 },
  url: { max: 2048 },
  metricValue: { max: 40 },
  metricLabel: { max: 80 },
  /** Of a bot check's token: those of reCAPTCHA are some 2,000 long, and the longest seen stay below this. */
  botCheckToken: { max: 8192 },
  /**
   * Of a search's results so many are counted exactly, and of more only that there are more. They are counted well past that,
   * so that "more than" stays true while some are deleted, until they are counted again.
   */
  search: { max: 200, toldExactly: 1_000, countedTo: 2_000 },
  /**
   * A session ends when it was not used for the first, and in any case after the second. Where the admin has signed in is
   * remembered for the third: strangers' attempts do not count there.
   */
  session: { idleHours: 48, absoluteDays: 14, rememberedDays: 90 },
  /** How long a link to reset a password works. */
  resetLinkMinutes: 60,
  /** How many such links one mailbox gets in an hour, from all callers together. */
  resetLinksPerHour: 3,
  /** How long a mutation that is sent again with the same key is answered without being done again. */
  idempotencyKeyDays: 7,
  /** How long changes can be followed from a cursor, and by how many at once in one process. */
  changes: { keptDays: 7, streamsOfSession: 10, streamsOfNetwork: 30 },
  /** Items in one page of a GraphQL connection. */
  page: { default: 12, max: 50 },
  /** The home page shows this many featured projects. */
  featuredProjects: 3,
  /** A blog card shows this many of a post's tags. */
  cardTags: 2,
} as const;
