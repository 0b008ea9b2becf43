import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { BoundControl } from '#ui/field/fields.tsx';
import type { AnyRecord } from '../kind.ts';
import type { KindName } from '../kinds.ts';
import type { LoadPictures } from '../media/picture-picker.tsx';
import type { Finding } from '../page-checks/page-check.ts';
import type { LoadOwnContent } from '../posts/own-content.ts';

export type CardProps<Row extends AnyRecord = AnyRecord> = {
  kind: KindName;
  record: Row;
  /** For a window that may not load pictures itself. */
  via?(src: string): string;
  /** Makes the card a button. Without it, `actions` has the buttons. */
  onOpen?(id: string): void;
  open?: boolean;
  /** Its state, such as unsaved changes, each with the class `mark`. */
  marks?: ReactNode;
  actions?: ReactNode;
  /** Attributes of its `<li>`, where it can be dragged. */
  item?: { ref(element: HTMLElement | null): void; style: CSSProperties; className: string };
};

export type FieldsProps = {
  bind(field: string): BoundControl;
  /** The current values of the fields. */
  values: Readonly<Record<string, unknown>>;
  /** For a window that may not load pictures itself. */
  via?(src: string): string;
  /** The record that is edited; null = a new one. */
  record: AnyRecord | null;
  /** Loads the library's newest pictures. */
  loadPictures: LoadPictures;
  /** The agency's time zone, such as `Europe/Berlin`, in a shell that knows it. */
  timeZone?: string | undefined;
  /** What holds where a field is empty. */
  placeholders?: Readonly<Partial<Record<string, string>>>;
  /** The fields that something else decides. */
  fixed?: readonly string[];
  /** What a check of its page found. */
  findings?: readonly Finding[];
  /** Loads what a text can point to. Without it nothing is offered. */
  loadOwnContent?: LoadOwnContent;
};

/** A check of the values beyond the contract's rules, before a page sends them. */
export type Check = {
  /** The submit button's label while the check runs; null while it does not. */
  pendingLabel: string | null;
  /** Whether the form may be sent. If not yet, the check runs, and sends the form when nothing is wrong. */
  maySend(): boolean;
  /** For the form's `onInput`: a problem applies only to the value that it was found in. */
  onInput(): void;
  /** The problem, with a button to save anyway. */
  notice: ReactNode;
};

/** How records of a kind are listed and edited in both shells. */
export type RecordParts = {
  /** One record, as an `<li>`. Default: a row with its title and description. */
  Card?(props: CardProps): ReactNode;
  /** The classes of the cards' list and of its container. */
  styles?: { place: string; list: string };
  Fields(props: FieldsProps): ReactNode;
  /** How new ones come in the browser, in place of the button that opens an empty form. */
  Add?(props: { onAdded(): void }): ReactNode;
  /** What else the browser's list says of a record and does with it, below its card. */
  More?(props: { record: AnyRecord; onChanged(): void }): ReactNode;
  /** `onProblem` is called when the form is not sent. */
  /** What a list of the browser says of a record by its place among all. */
  markOf?(record: AnyRecord, records: readonly AnyRecord[]): ReactNode;
  useCheck?(form: RefObject<HTMLFormElement | null>, onProblem: () => void): Check;
};
