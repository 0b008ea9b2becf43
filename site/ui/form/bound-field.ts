import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';

/** What every kind of field takes: one of the fields of `useContractForm`, and its words. */
export type BoundField = {
  // biome-ignore lint/suspicious/noExplicitAny: a field's type names its whole form's, which no part of a form needs.
  field: Pick<FieldMetadata<any>, 'id' | 'name' | 'initialValue' | 'errors'>;
  label: string;
  /** What to enter, shown under the control. */
  hint?: ReactNode;
  /** May be left empty; the label says so. */
  optional?: boolean;
};

/** What the field begins with, as text: what was typed, when the server sent it back. */
export const beginning = ({ initialValue }: BoundField['field']): string =>
  typeof initialValue === 'string' ? initialValue : '';

/** The first thing that is wrong with a field: one at a time is enough to act on. */
export const problem = ({ errors }: BoundField['field']): string | undefined => errors?.[0];
