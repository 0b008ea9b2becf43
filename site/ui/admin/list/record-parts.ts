import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { BoundControl } from '#ui/field/fields.tsx';
import type { AnyRecord } from '../kind.ts';
import type { KindName } from '../kinds.ts';
import type { LoadPictures } from '../media/picture-picker.tsx';
import type { Finding } from '../page-checks/page-check.ts';
import type { LoadOwnContent } from '../posts/own-content.ts';

/** The props of a card's opener: the link or button around the card's content. */
export type OpenerProps = { className: string; children: ReactNode; 'aria-describedby': string };

export type CardProps<Row extends AnyRecord = AnyRecord> = {
  kind: KindName;
  record: Row;
  /** Converts a picture's URL, for a window that may not load pictures from other origins. */
  via?(src: string): string;
  /** The link or button around the card's content, which opens the record. If absent, the record cannot be opened. */
  opener?(props: OpenerProps): ReactNode;
  /** Marks for the record's state, such as unsaved changes. Each has the class `mark`. */
  marks?: ReactNode;
  actions?: ReactNode;
  /** The attributes of the card's `<li>` and the handle to drag it by, if the card can be dragged. */
  item?: { ref(element: HTMLElement | null): void; style: CSSProperties; className: string; handle: ReactNode };
};

export type FieldsProps = {
  bind(field: string): BoundControl;
  values: Readonly<Record<string, unknown>>;
  /** Converts a picture's URL, for a window that may not load pictures from other origins. */
  via?(src: string): string;
  /** The edited record. Null for a new one. */
  record: AnyRecord | null;
  loadPictures: LoadPictures;
  /** The agency's time zone, such as `Europe/Berlin`. Absent in the console. */
  timeZone?: string | undefined;
  /** The services with a page. `value` is the last part of the page's URL. */
  services?: readonly { value: string; label: string }[];
  /** By field, the values that environment variables set, so that the form shows them read-only. */
  fixed?: Readonly<Partial<Record<string, string>>>;
  /** The names of the time zones to choose from. */
  timeZones?: readonly string[];
  findings?: readonly Finding[];
  /** Loads the content that a text can link to. If absent, the form suggests none. */
  loadOwnContent?: LoadOwnContent;
};

/** A check that a form runs before it sends its values, in addition to the contract's rules. */
export type Check = {
  /** The submit button's label while the check runs. Null at other times. */
  pendingLabel: string | null;
  /**
   * Returns whether the form may be sent now. If not, starts the check unless it is running. The check sends the form
   * if it finds no problem and the checked value is still the same.
   */
  maySend(): boolean;
  /** Handles the form's `onInput`: removes the problem once the value that caused it changes. */
  onInput(): void;
  /** The problem, with a button to save anyway. Null if there is none. */
  notice: ReactNode;
};

/** Defines how the browser and the console list and edit the records of a kind. */
export type RecordParts = {
  /** Shows one record as an `<li>`. By default, a row with its title and its description. */
  Card?(props: CardProps): ReactNode;
  /** Returns the heading of the group to which a record belongs. The browser's list has a section for each group. */
  groupOf?(record: AnyRecord): string;
  /** The class names of the list of cards and of the box around the list. */
  styles?: { place: string; list: string };
  Fields(props: FieldsProps): ReactNode;
  /** In the browser, replaces the button that opens an empty form. */
  Add?(props: { onAdded(): void }): ReactNode;
  /** Shows additional actions next to the delete button of a record in the browser's list. */
  More?(props: { record: AnyRecord; onChanged(): void }): ReactNode;
  /** Returns a mark for a record's card. `records`: those on the same page of the list; absent in the console. */
  markOf?(record: AnyRecord, records?: readonly AnyRecord[]): ReactNode;
  /** Returns the form's check. The check calls `onProblem` if it finds a problem. */
  useCheck?(form: RefObject<HTMLFormElement | null>, onProblem: () => void): Check;
};
