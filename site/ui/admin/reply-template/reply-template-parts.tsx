import { fillPlaceholders, placeholderNames, placeholders } from '@agency/api/contract/reply-template';
import { TextareaField, TextField } from '#ui/field/fields.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { RecordCard } from '../list/record-card.tsx';
import type { CardProps, FieldsProps, RecordParts } from '../list/record-parts.ts';
import { replyTemplateForm } from './reply-template.ts';

const { labels } = replyTemplateForm;
const list = placeholderNames.map((name) => `{{${name}}}`).join(', ');

function ReplyTemplateFields({ bind, values }: FieldsProps) {
  const preview = fillPlaceholders(String(values.text ?? ''), placeholders).trim();
  return (
    <Stack gap="dense">
      <TextField {...bind('name')} label={labels.name} />
      <TextareaField
        {...bind('text')}
        label={labels.text}
        rows={10}
        hint={`${list} are filled in; {{firstName|there}} says what to write if there is no name.`}
      />
      <TextField {...bind('position')} label={labels.position} inputMode="numeric" hint="Lower numbers come first." />
      {preview ? (
        <Stack as="figure" gap="tiny">
          <Text as="figcaption" look="label" tone="muted">
            Preview
          </Text>
          <Text look="typed">{preview}</Text>
        </Stack>
      ) : null}
    </Stack>
  );
}

/** Shows a template as a row with the beginning of its text. */
const ReplyTemplateCard = (card: CardProps) => <RecordCard {...card} isAboutTyped />;

export const replyTemplateParts: RecordParts = { Card: ReplyTemplateCard, Fields: ReplyTemplateFields };
