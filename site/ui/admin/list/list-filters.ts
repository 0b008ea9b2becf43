import type { Standing } from '@agency/api/contract/publishing';

type ListFilter = {
  label: string;
  /** The variables of the list's query that apply the filter. */
  variables: { standing?: Standing; undescribed?: true; trashed?: true };
  /** The text of the list if the filter finds nothing. `one` is the kind's name for a record. */
  none(one: string): string;
  /** Whether the records that it finds need correction. Its count is then in the warning color. */
  isTrouble?: true;
};

const ofStanding = (label: string, standing: Standing): ListFilter => ({
  label,
  variables: { standing },
  none: (one) => `No ${one} is ${standing === 'draft' ? 'a draft' : label.toLowerCase()}.`,
});

/** The filters of lists, by their names in URLs and in the API's counts. Each kind chooses some of them. */
export const listFilters = {
  public: ofStanding('Published', 'public'),
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
