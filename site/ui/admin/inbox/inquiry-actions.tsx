import { blockChoices } from '@agency/api/contract/blocked-senders';
import { type InquiryState, inquiryStates, isIn } from '@agency/api/contract/inquiries';
import { clsx } from 'clsx';
import { AlarmClock, AlarmClockOff, Check, Mail, Reply, Trash2, Undo2, UserRound } from 'lucide-react';
import { button } from '#ui/button/button.css.ts';
import { control } from '#ui/field/field.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { asSeen, type Mutation } from '../kind.ts';
import type { VariablesOf } from '../kinds.ts';
import { inquiryKind } from './inquiry.ts';
import type { Inquiry } from './inquiry-documents.ts';
import * as styles from './inquiry-reader.css.ts';
import { stateLabelFor } from './labels.ts';
import { snoozeTimes } from './snooze-times.ts';

type ActionName = 'setState' | 'block' | 'snooze' | 'wake' | 'trash' | 'restore' | 'addAnswer' | 'addNote';

/** A mutation that changes an inquiry, with its variables. */
export type InquiryAction = {
  [Each in ActionName]: { mutation: Each; variables: VariablesOf<'inquiry', Each> };
}[ActionName];

/**
 * Adds to an action the version of the inquiry that the admin has seen. The server refuses the change if the inquiry
 * has changed since.
 */
export const seeing = (inquiry: Inquiry, action: InquiryAction): InquiryAction =>
  ({
    ...action,
    variables: asSeen(inquiryKind.mutations[action.mutation] as Mutation<Inquiry, unknown>, action.variables, inquiry),
  }) as InquiryAction;

/** Whether the next inquiry opens after an action, because this inquiry leaves the list or is finished for now. */
export function isSettled(inquiry: Inquiry, { mutation, variables }: InquiryAction, search: string): boolean {
  // The inquiry stays open after an answer or a note, because the admin will read the answer or act on the note.
  if (mutation === 'addAnswer' || mutation === 'addNote') return false;
  const declared = inquiryKind.mutations[mutation] as Mutation<Inquiry, unknown>;
  const queued = { variables, at: new Date().toISOString() };
  const after = { ...inquiry, ...(declared.effect === 'patch' && declared.patch(inquiry, queued)) };
  return !isIn('unfinished', after) || !inquiryKind.list.has?.(after, search || null);
}

/** Whether an inquiry has a reply field. */
export const canReply = ({ state, trashedAt }: Inquiry): boolean => !trashedAt && state !== 'spam';

const isOpen = ({ state }: Inquiry): boolean => state === 'new' || state === 'open';

export const canSnooze = (inquiry: Inquiry): boolean => isOpen(inquiry) && !inquiry.snoozedAt && !inquiry.trashedAt;

type InquiryActionsProps = {
  inquiry: Inquiry;
  /** Moves the focus to the reply field. */
  onReply(): void;
  onAct(action: InquiryAction): void;
};

/** Shows the frequent actions, and the inquiry's state. */
export function InquiryActions({ inquiry, onReply, onAct }: InquiryActionsProps) {
  const { state, snoozedAt, trashedAt } = inquiry;
  const act = (label: string, Mark: typeof Check, onClick: () => void, className?: string) => (
    <button
      type="button"
      className={clsx(button({ kind: 'secondary', size: 'compact' }), withScript, className)}
      onClick={onClick}
    >
      <Mark size={16} aria-hidden="true" />
      {label}
    </button>
  );
  const setState = (to: InquiryState) => onAct({ mutation: 'setState', variables: { state: to } });
  return (
    <div className={styles.decisions}>
      {trashedAt
        ? act('Restore', Undo2, () => onAct({ mutation: 'restore', variables: {} }))
        : isOpen(inquiry)
          ? act('Mark as done', Check, () => setState('done'))
          : act(state === 'spam' ? 'Not spam' : 'Reopen', Undo2, () => setState('open'))}
      {snoozedAt && !trashedAt
        ? act('Unsnooze', AlarmClockOff, () => onAct({ mutation: 'wake', variables: {} }))
        : null}
      {/* The select follows the action, which must keep its place although the width of the select varies. */}
      {trashedAt ? null : (
        <label className={clsx(styles.state, withScript)}>
          <span>State</span>
          <select
            className={clsx(control({ as: 'select' }), styles.choice, styles.fitted)}
            value={state}
            onChange={({ target: { value } }) => {
              if (value.includes('.')) onAct({ mutation: 'block', variables: { sender: value } });
              else setState(value as InquiryState);
            }}
          >
            {inquiryStates.map((each) => (
              <option key={each} value={each}>
                {stateLabelFor(each, inquiry)}
              </option>
            ))}
            <optgroup label="Mark as spam and block">
              {blockChoices(inquiry.email).map((sender) => (
                <option key={sender} value={sender}>
                  {sender.includes('@') ? sender : `Everyone at ${sender}`}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
      )}
      {/* This button is the last, so that no other button moves when it appears. */}
      {canReply(inquiry) ? act('Reply', Reply, onReply, styles.reply) : null}
    </div>
  );
}

/** The button that shows or hides the column about the sender. */
export const PersonToggle = ({ shown, onToggle }: { shown: boolean; onToggle(): void }) => (
  <button
    type="button"
    className={clsx(button({ kind: 'quiet', size: 'compact' }), withScript, styles.hides)}
    aria-expanded={shown}
    onClick={onToggle}
  >
    <UserRound size={18} aria-hidden="true" />
    {shown ? 'Hide details' : 'Sender details'}
  </button>
);

type InquiryToolsProps = Pick<InquiryActionsProps, 'inquiry' | 'onAct'> & {
  /** Marks the inquiry as unread and closes it, because an open inquiry counts as read. */
  onMarkUnread(): void;
  /** Deletes the inquiry for good. */
  onDelete(): void;
  /** Whether Delete (for good) replaces Trash everywhere. In the trash, it always does. */
  deletes: boolean;
};

/** Shows the less frequent actions. */
export function InquiryTools(props: InquiryToolsProps) {
  const { inquiry, onMarkUnread, onAct, onDelete, deletes } = props;
  const tool = (label: string, Mark: typeof Check, onClick: () => void) => (
    <button type="button" className={clsx(button({ kind: 'quiet', size: 'compact' }), withScript)} onClick={onClick}>
      <Mark size={18} aria-hidden="true" />
      {label}
    </button>
  );
  return (
    <div className={styles.tools}>
      {canSnooze(inquiry) ? <Snooze onAct={onAct} /> : null}
      {tool('Mark unread', Mail, onMarkUnread)}
      {inquiry.trashedAt || deletes
        ? tool('Delete', Trash2, onDelete)
        : tool('Trash', Trash2, () => onAct({ mutation: 'trash', variables: {} }))}
    </div>
  );
}

/** Lets the admin choose until when to snooze an inquiry. A select works well on phones and with screen readers. */
function Snooze({ onAct }: Pick<InquiryActionsProps, 'onAct'>) {
  const times = snoozeTimes(new Date());
  return (
    <span className={clsx(styles.snooze, withScript)}>
      <AlarmClock size={18} aria-hidden="true" />
      <select
        aria-label="Snooze"
        className={clsx(control({ as: 'select' }), styles.choice, styles.bare)}
        value=""
        onChange={(event) => {
          // Recalculates the times, because the page may have been open for a day.
          const chosen = snoozeTimes(new Date())[Number(event.target.value)];
          if (chosen) onAct({ mutation: 'snooze', variables: chosen.until ? { until: chosen.until } : {} });
        }}
      >
        <option value="" hidden>
          Snooze
        </option>
        {times.map(({ label }, place) => (
          <option key={label} value={place}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Opens the list of snooze times. */
export function chooseSnooze(): void {
  const choice = document.querySelector<HTMLSelectElement>('select[aria-label="Snooze"]');
  choice?.focus();
  choice?.showPicker();
}
