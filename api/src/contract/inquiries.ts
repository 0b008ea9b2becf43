import { fold, searchWords } from './text.ts';

/** The states of an inquiry: `new` until somebody acts on it, and `done`, `won` or `lost` once it is finished. */
export const inquiryStates = ['new', 'open', 'done', 'won', 'lost', 'spam'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** The agency promises a reply within this time, in ms. */
export const replyWithinMs = 24 * 60 * 60_000;
/** How long an inquiry stays in the trash, in days. */
export const trashDays = 30;
/** The maximum number of inquiries that one bulk change may change. */
export const bulkMost = 1_000;
/** How many of the latest entries of an inquiry's timeline are shown. */
export const timelineLength = 20;

/** The fields that decide which filters show an inquiry. Dates are ISO texts or `Date`. */
export type FilterFields = {
  state: string;
  lastFrom: string;
  readAt: unknown;
  snoozedAt: unknown;
  wokenAt: unknown;
  trashedAt: unknown;
};

/** The condition of a filter: one of these states, this side wrote last, and these columns are null or not null. */
type Condition = {
  states?: readonly InquiryState[];
  lastFrom?: 'them' | 'us';
  isNull: Partial<Record<'readAt' | 'snoozedAt' | 'wokenAt' | 'trashedAt', boolean>>;
};

const unfinished = ['new', 'open'] as const;
const here = { trashedAt: true };

/** The inbox's filters by their name in a search, such as `is:won`. */
export const inquiryFilters = {
  all: { label: 'All', states: ['new', 'open', 'done', 'won', 'lost'], isNull: here },
  new: { label: 'New', states: ['new'], isNull: { ...here, snoozedAt: true } },
  'waiting-for-us': {
    label: 'Waiting for us',
    states: unfinished,
    lastFrom: 'them',
    isNull: { ...here, snoozedAt: true },
  },
  'waiting-for-them': {
    label: 'Waiting for them',
    states: unfinished,
    lastFrom: 'us',
    isNull: { ...here, snoozedAt: true },
  },
  unfinished: { label: 'Unfinished', states: unfinished, isNull: { ...here, snoozedAt: true } },
  snoozed: { label: 'Snoozed', states: unfinished, isNull: { ...here, snoozedAt: false } },
  woken: { label: 'Back from snooze', states: unfinished, isNull: { ...here, snoozedAt: true, wokenAt: false } },
  done: { label: 'Done', states: ['done', 'won', 'lost'], isNull: here },
  won: { label: 'Won', states: ['won'], isNull: here },
  lost: { label: 'Lost', states: ['lost'], isNull: here },
  spam: { label: 'Spam', states: ['spam'], isNull: here },
  trash: { label: 'Trash', isNull: { trashedAt: false } },
  unread: { label: 'Unread', states: ['new', 'open', 'done', 'won', 'lost'], isNull: { ...here, readAt: true } },
} as const satisfies Record<string, Condition & { label: string }>;
export type InquiryFilter = keyof typeof inquiryFilters;
export const filterNames = Object.keys(inquiryFilters) as InquiryFilter[];

/** Returns the condition of a filter, in the type that all filters share. */
export const conditionOf = (filter: InquiryFilter): Condition => inquiryFilters[filter];

export function isIn(filter: InquiryFilter, inquiry: FilterFields): boolean {
  const { states, lastFrom, isNull } = conditionOf(filter);
  return (
    (!states || (states as readonly string[]).includes(inquiry.state)) &&
    (!lastFrom || inquiry.lastFrom === lastFrom) &&
    Object.entries(isNull).every(([column, empty]) => (inquiry[column as keyof typeof isNull] === null) === empty)
  );
}

/** Whether an inquiry has waited for us longer than promised. `now` and `lastMessageAt` in ms since 1970. */
export const isOverdue = (inquiry: FilterFields, lastMessageAt: number, now: number): boolean =>
  isIn('waiting-for-us', inquiry) && now - lastMessageAt > replyWithinMs;

/** The sort orders of the inbox by their name in a search, such as `sort:oldest`. The default comes first. */
export const inquirySorts = {
  newest: { label: 'Newest first' },
  oldest: { label: 'Oldest first' },
  waiting: { label: 'Waiting longest' },
} as const;
export type InquirySort = keyof typeof inquirySorts;

/** A parsed search of the inbox: its words without case and accents (`fold`), and the values of its operators. */
export type InquirySearch = {
  words: string[];
  filters: InquiryFilter[];
  /** Texts that the sender's name or email address contains. */
  from: string[];
  /** Texts that the service's value or label contains. */
  service: string[];
  /** The inquiry arrived at or after `since`, and before `before`. */
  since: Date | null;
  before: Date | null;
  sort: InquirySort;
};

/** Returns the start of a day, month or year such as 2026-11, in UTC. Null if the text is not a valid date. */
function momentOf(text: string): Date | null {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // JavaScript turns a date such as February 30 into a day in March, so the result must equal the text.
  return year && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`)
    ? date
    : null;
}

const isSort = (name: string): name is InquirySort => Object.hasOwn(inquirySorts, name);
const isFilter = (name: string): name is InquiryFilter => Object.hasOwn(inquiryFilters, name);

/**
 * Parses a search such as `is:unread from:mary service:shopify before:2026-11 shop`. Everything that is not a valid
 * operator counts as a word. Without a filter, a search excludes spam and the trash.
 */
export function parseInquirySearch(search: string | null | undefined): InquirySearch {
  const moments = { since: null, before: null };
  const parsed: InquirySearch = { words: [], filters: [], from: [], service: [], ...moments, sort: 'newest' };
  for (const word of searchWords(search)) {
    const [, operator, value = ''] = /^(is|from|service|after|before|sort):(.+)$/.exec(word) ?? [];
    const date = momentOf(value);
    if (operator === 'is' && isFilter(value)) parsed.filters.push(value);
    else if (operator === 'from' || operator === 'service') parsed[operator].push(value);
    else if (operator === 'sort' && isSort(value)) parsed.sort = value;
    else if (operator === 'after' && date) parsed.since = date;
    else if (operator === 'before' && date) parsed.before = date;
    else parsed.words.push(word);
  }
  if (parsed.filters.length === 0) parsed.filters.push('all');
  return parsed;
}

/** Returns a search with a sort order. Adds the filter `waiting-for-us` to an empty search sorted by `waiting`. */
export function withSort(search: string, sort: InquirySort): string {
  const rest = withoutSort(search);
  if (sort === 'newest') return rest;
  return [rest || (sort === 'waiting' && 'is:waiting-for-us'), `sort:${sort}`].filter(Boolean).join(' ');
}

type Sorted = { createdAt: string; lastMessageAt: string; id: string };
/** Compares two inquiries for sorting a list. Dates are ISO texts. */
export function compareInquiries(sort: InquirySort, one: Sorted, other: Sorted): number {
  const place = ({ createdAt, lastMessageAt, id }: Sorted) => (sort === 'waiting' ? lastMessageAt : createdAt) + id;
  const ascending = place(one) < place(other) ? -1 : Number(place(one) !== place(other));
  return sort === 'newest' ? -ascending : ascending;
}

export const withoutSort = (search: string): string => search.replaceAll(/(^|\s+)sort:\S*/gi, '').trim();

/** The texts of an inquiry that a search looks at. */
export type Searched = FilterFields & {
  name: string;
  email: string;
  createdAt: string;
  /** Everything that the visitor wrote or chose, with the labels of what was chosen. */
  texts: readonly string[];
  serviceTexts: readonly string[];
};

/** Whether an inquiry meets a search, by the same rules as the API's list. */
export function meetsSearch(inquiry: Searched, search: string | null): boolean {
  const { words, filters, from, service, since, before } = parseInquirySearch(search);
  const within = (texts: readonly string[], parts: readonly string[]) => {
    const text = parts.length > 0 ? fold(texts.join('\n')) : '';
    return parts.every((part) => text.includes(part));
  };
  const at = Date.parse(inquiry.createdAt);
  return (
    filters.every((filter) => isIn(filter, inquiry)) &&
    (!since || at >= since.getTime()) &&
    (!before || at < before.getTime()) &&
    within([inquiry.name, inquiry.email], from) &&
    within(inquiry.serviceTexts, service) &&
    within(inquiry.texts, words)
  );
}
