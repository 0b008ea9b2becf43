import type { ReactNode, RefObject } from 'react';
import type { BoundControl } from '#ui/field/fields.tsx';
import type { AnyRecord } from '../kind.ts';
import type { KindName } from '../kinds.ts';

export type CardProps<Row extends AnyRecord = AnyRecord> = {
  kind: KindName;
  record: Row;
  /** For a window that may not fetch pictures itself. */
  via?(src: string): string;
  /** The card is one button. Without it, `actions` holds what can be done. */
  onOpen?(id: string): void;
  open?: boolean;
  /** Its state, such as unsaved changes, each with the class `mark`. */
  marks?: ReactNode;
  actions?: ReactNode;
};

export type FieldsProps = {
  bind(field: string): BoundControl;
  /** What the fields hold at the moment. */
  values: Readonly<Record<string, unknown>>;
  /** For a window that may not fetch pictures itself. */
  via?(src: string): string;
};

/** A check of what is typed, beyond the contract's rules, before a page sends it. */
export type Check = {
  /** What the submit button says while the check runs; null while it does not. */
  pendingLabel: string | null;
  /** Whether the form may be sent. If not yet, the check runs, and sends the form again when nothing is wrong. */
  maySend(): boolean;
  /** For the form's `onInput`: a problem holds only for what it was found in. */
  onInput(): void;
  /** What is wrong, with the way to save anyway. */
  notice: ReactNode;
};

/** How records of a kind are listed and edited in both shells. */
export type RecordParts = {
  /** One record, as an `<li>`. Default: a row with its title and description. */
  Card?(props: CardProps): ReactNode;
  /** The classes of the cards' list and of what is around it. */
  styles?: { place: string; list: string };
  Fields(props: FieldsProps): ReactNode;
  /** `onProblem` is called when the form is held back. */
  useCheck?(form: RefObject<HTMLFormElement | null>, onProblem: () => void): Check;
};
