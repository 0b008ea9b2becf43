import { TextField } from '#ui/field/fields.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { FieldsProps, RecordParts } from '../list/record-parts.ts';
import { blockedSenderForm } from './blocked-sender.ts';

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

export const blockedSenderParts: RecordParts = { Fields: BlockedSenderFields };
