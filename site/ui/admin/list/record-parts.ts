import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { BoundControl } from '#ui/field/fields.tsx';
import type { AnyRecord } from '../kind.ts';
import type { KindName } from '../kinds.ts';
import type { LoadPictures } from '../media/picture-picker.tsx';
import type { Finding } from '../page-checks/page-check.ts';
import type { LoadOwnContent } from '../posts/own-content.ts';

/** What a card passes to the link or button around its content. */
export type OpenerProps = { className: string; children: ReactNode; 'aria-describedby': string };

export type CardProps<Row extends AnyRecord = AnyRecord> = {
  kind: KindName;
  record: Row;
  /** Returns the URL from which a window loads a picture that it may not load from `src`. */
  via?(src: string): string;
  /** The link or button around the card's content, which opens the record. Without it, nothing opens. */
  opener?(props: OpenerProps): ReactNode;
  /** Marks of the record's state, such as unsaved changes, each with the class `mark`. */
  marks?: ReactNode;
  actions?: ReactNode;
  /** Attributes of the card's `<li>`, if the card can be dragged. */
  item?: { ref(element: HTMLElement | null): void; style: CSSProperties; className: string };
};

export type FieldsProps = {
  bind(field: string): BoundControl;
  /** The current values of the fields. */
  values: Readonly<Record<string, unknown>>;
  /** Returns the URL from which a window loads a picture that it may not load from `src`. */
  via?(src: string): string;
  /** The edited record; null for a new one. */
  record: AnyRecord | null;
  /** Loads the library's newest pictures. */
  loadPictures: LoadPictures;
  /** The agency's time zone, such as `Europe/Berlin`. The console does not pass it. */
  timeZone?: string | undefined;
  /** The services that have a page, by the last part of its URL. */
  services?: readonly { value: string; label: string }[];
  /** The values of the fields that cannot be edited here. */
  fixed?: Readonly<Partial<Record<string, string>>>;
  /** The names of the time zones to choose from. */
  timeZones?: readonly string[];
  /** The findings of the record's page check. */
  findings?: readonly Finding[];
  /** Loads the content that a text can link to. If absent, the form offers none. */
  loadOwnContent?: LoadOwnContent;
};

/** A check of the values beyond the contract's rules, before a page sends them. */
export type Check = {
  /** The submit button's label while the check runs; null while it does not. */
  pendingLabel: string | null;
  /** Whether the form may be sent now. If not, starts the check, which sends the form if it finds no problem. */
  maySend(): boolean;
  /** For the form's `onInput`. Clears the problem once the value that caused it changes. */
  onInput(): void;
  /** The problem, with a button to save anyway. */
  notice: ReactNode;
};

/** How records of a kind are listed and edited in the browser and the console. */
export type RecordParts = {
  /** One record, as an `<li>`. Default: a row with its title and description. */
  Card?(props: CardProps): ReactNode;
  /** The heading of a record's group in the browser's list. The list is in the order of the groups. */
  groupOf?(record: AnyRecord): string;
  /** The classes of the cards' list and of its container. */
  styles?: { place: string; list: string };
  Fields(props: FieldsProps): ReactNode;
  /** How new records are added in the browser. Replaces the button that opens an empty form. */
  Add?(props: { onAdded(): void }): ReactNode;
  /** Further information and actions below a record's card in the browser's list. */
  More?(props: { record: AnyRecord; onChanged(): void }): ReactNode;
  /** A mark on a record's card in the browser's list, which may depend on its place among all records. */
  markOf?(record: AnyRecord, records: readonly AnyRecord[]): ReactNode;
  /** Checks the values before the form is sent. Calls `onProblem` if it is not sent. */
  useCheck?(form: RefObject<HTMLFormElement | null>, onProblem: () => void): Check;
};
