import type { Standing } from '@agency/api/contract/publishing';

/** A filter of a list of records. */
type ListFilter = {
  label: string;
  /** The variables of the list's query that ask for it. */
  variables: { standing?: Standing; undescribed?: true; trashed?: true };
  /** The text of the list if the filter finds nothing. `one` is the kind's name for a record. */
  none(one: string): string;
  /** Whether what it finds is to be mended, so that its count has the color of trouble. */
  isTrouble?: true;
};

const ofStanding = (label: string, standing: Standing): ListFilter => ({
  label,
  variables: { standing },
  none: (one) => `No ${one} is ${standing === 'draft' ? 'a draft' : standing}.`,
});

/** The filters of lists, by their names in URLs and in the counts of the API. A kind lists those that it has. */
export const listFilters = {
  public: ofStanding('Public', 'public'),
  scheduled: ofStanding('Scheduled', 'scheduled'),
  draft: ofStanding('Drafts', 'draft'),
  undescribed: {
    label: 'No alt text',
    variables: { undescribed: true },
    none: (one) => `Each ${one} has an alt text, or is decorative.`,
    isTrouble: true,
  },
  trash: { label: 'Trash', variables: { trashed: true }, none: () => 'The trash is empty.' },
} satisfies Record<string, ListFilter>;
export type ListFilterName = keyof typeof listFilters;

/** Returns a filter by its name, for code that treats all filters alike. */
export const listFilterOf = (name: ListFilterName): ListFilter => listFilters[name];

/** How many records a list has, and how many each of its filters finds. */
export type ListCounts = Readonly<Partial<Record<ListFilterName | 'all', number>>>;
