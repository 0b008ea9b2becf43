import { type PortfolioItemInput, portfolioItemSchema } from '@agency/api/contract/portfolio';
import type { PortfolioItem } from '#app/marketing/portfolio/portfolio-item.ts';

type FieldName = keyof PortfolioItemInput;

/** What stands in the form's fields: text, and `on` or nothing for a box. */
export type Entries = Record<FieldName, string>;

/** Whose version of a field is meant: that of whoever edits, or the one that was saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** A field in which two versions differ, as a reader sees it. */
export type Difference = {
  field: FieldName;
  label: string;
  mine: string;
  theirs: string;
  /** Who has changed it since the version that both began with. */
  changedBy: Side | 'both';
};

/** Which version of each differing field to keep. */
export type Choices = Partial<Record<FieldName, Side>>;

/** What the form calls its fields. */
export const fieldLabels: Readonly<Entries> = {
  title: 'Title',
  description: 'Description',
  technology: 'Technology',
  featured: 'Featured',
  imageUrl: 'Image URL',
  caseStudyUrl: 'Case study URL',
  metric1Value: 'Value 1',
  metric1Label: 'Label 1',
  metric2Value: 'Value 2',
  metric2Label: 'Label 2',
  metric3Value: 'Value 3',
  metric3Label: 'Label 3',
};
const fieldNames = Object.keys(portfolioItemSchema.shape) as FieldName[];

const entriesFrom = (entryOf: (field: FieldName) => string) =>
  Object.fromEntries(fieldNames.map((field) => [field, entryOf(field)])) as Entries;

/** A portfolio item as the form's fields begin with it. */
export const entriesOf = (item: PortfolioItem | PortfolioItemInput): Entries =>
  entriesFrom((field) => (field === 'featured' ? (item.featured ? 'on' : '') : (item[field] ?? '')));

/** What stands in a form's fields. */
export function readEntries(form: HTMLFormElement): Entries {
  const entries = new FormData(form);
  return entriesFrom((field) => String(entries.get(field) ?? ''));
}

/** Puts other entries into a form's fields, as if they had been typed. */
export function fillEntries(form: HTMLFormElement, entries: Entries): void {
  for (const field of fieldNames) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = entries[field] === 'on';
    else if (isTextControl(control)) control.value = entries[field];
    if (control instanceof HTMLElement) control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const isTextControl = (control: unknown) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;

/** The fields in which two versions that began with `base` are not the same, in the form's order. */
export function differencesOf(base: Entries, mine: Entries, theirs: Entries): Difference[] {
  return fieldNames
    .filter((field) => plain(mine[field]) !== plain(theirs[field]))
    .map((field) => {
      const [before, my, their] = [base, mine, theirs].map((version) => plain(version[field]));
      const changedBy = before === their ? 'mine' : before === my ? 'theirs' : 'both';
      return {
        field,
        label: fieldLabels[field],
        mine: displayText(field, mine),
        theirs: displayText(field, theirs),
        changedBy,
      };
    });
}

/** One version made of two: mine, and what was chosen of theirs. */
export const chosenEntries = (mine: Entries, theirs: Entries, choices: Choices): Entries =>
  entriesFrom((field) => (choices[field] === 'theirs' ? theirs : mine)[field]);

/** White space around a text is not kept, and items of before have a form's kind of line breaks: neither is a difference. */
const plain = (entry: string) => entry.replaceAll('\r\n', '\n').trim();

const displayText = (field: FieldName, entries: Entries) =>
  field === 'featured' ? (entries.featured === 'on' ? 'Yes' : 'No') : plain(entries[field]);
