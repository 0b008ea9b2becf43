import { type InquirySort, inquirySorts, parseInquirySearch, withSort } from '@agency/api/contract/inquiries';
import { clsx } from 'clsx';
import { control } from '#ui/field/field.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import * as styles from './inquiry-reader.css.ts';

type SortChoiceProps = {
  /** The current search, which contains the sort order. */
  search: string;
  onChoose(search: string, sort: InquirySort): void;
};

/** A select for the order of the inbox. The order is a word of the search, such as `sort:oldest`. */
export function SortChoice({ search, onChoose }: SortChoiceProps) {
  return (
    <select
      aria-label="Order"
      className={clsx(control({ as: 'select' }), styles.choice, styles.sort, withScript)}
      value={parseInquirySearch(search).sort}
      onChange={({ target: { value } }) => onChoose(withSort(search, value as InquirySort), value as InquirySort)}
    >
      {Object.entries(inquirySorts).map(([sort, { label }]) => (
        <option key={sort} value={sort}>
          {label}
        </option>
      ))}
    </select>
  );
}
