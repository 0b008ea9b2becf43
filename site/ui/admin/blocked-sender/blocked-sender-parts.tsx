import { TextField } from '#ui/field/fields.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { spaced, unbroken } from '../list/record-card.css.ts';
import { RecordCard } from '../list/record-card.tsx';
import type { CardProps, FieldsProps, RecordParts } from '../list/record-parts.ts';
import { Day } from '../time/moment.tsx';
import { type BlockedSender, blockedSenderForm } from './blocked-sender.ts';

const { labels } = blockedSenderForm;

function BlockedSenderFields({ bind }: FieldsProps) {
  return (
    <Stack gap="dense">
      <TextField
        {...bind('sender')}
        label={labels.sender}
        hint="An email address, or a domain such as spam.example to block all of its addresses."
      />
      <TextField {...bind('blockReason')} label={labels.blockReason} optional />
    </Stack>
  );
}

/** Shows a sender as a row of two lines: the reason of the block and its date are below the name. */
function BlockedSenderCard(card: CardProps<BlockedSender>) {
  const { createdAt, blockReason } = card.record;
  return (
    <RecordCard
      {...card}
      about={
        <>
          {blockReason ? <span className={spaced}>{blockReason}</span> : null}{' '}
          {/* A console may still have a sender from an older API, which did not return this date. */}
          {createdAt ? (
            <span className={unbroken}>
              Since <Day at={createdAt} />
            </span>
          ) : null}
        </>
      }
    />
  );
}

export const blockedSenderParts: RecordParts = {
  Card: BlockedSenderCard as RecordParts['Card'],
  Fields: BlockedSenderFields,
};
