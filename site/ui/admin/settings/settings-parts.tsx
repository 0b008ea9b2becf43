import { type AgencySettings, settingDefaults, settingVariables } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { enterText } from '#ui/field/enter-text.ts';
import { muted } from '#ui/field/field.css.ts';
import { type BoundControl, SelectField, TextareaField, TextField } from '#ui/field/fields.tsx';
import { text as textStyle } from '#ui/theme/text.css.ts';
import type { FieldsProps, RecordParts } from '../list/record-parts.ts';
import * as styles from './settings.css.ts';
import { settingsForm } from './settings.ts';

type Name = keyof AgencySettings;

/**
 * The fields of the agency's settings, in groups. A default is muted, and its label says so. A field that is left empty
 * gets its default, if it has one.
 */
function SettingsFields({ bind, values, fixed = {}, timeZones = [] }: FieldsProps) {
  const of = (name: Name) => {
    const label = settingsForm.labels[name];
    const isDefault = name in settingDefaults && values[name] === Reflect.get(settingDefaults, name);
    const isMarked = isDefault && !(name in fixed);
    return {
      ...bind(name),
      label: isMarked ? <Labeled label={label} /> : label,
      'data-default': isMarked || undefined,
      required: false,
      optional: !(name in settingDefaults) && !(name in fixed),
      onBlur: fillDefault,
    };
  };
  const text = (name: Name, input: ComponentProps<'input'> & { hint?: ReactNode } = {}) => {
    const value = fixed[name];
    return value === undefined ? (
      <TextField {...of(name)} {...input} />
    ) : (
      <Fixed {...of(name)} name={name} value={value} />
    );
  };
  const link = (name: Name) => text(name, { inputMode: 'url', autoCapitalize: 'none', spellCheck: false });
  const zones = new Set([settingDefaults.timeZone, String(values.timeZone), ...timeZones]);
  return (
    <div className={styles.groups}>
      <p className={styles.about}>
        A value marked as default applies until you enter another one. Clear a field to return to its default.
      </p>
      <Group title="Agency" about="In the header and footer, in mail and on invoices.">
        <div className={styles.pair}>
          {text('name')}
          {text('initials')}
        </div>
        {text('phone', { type: 'tel' })}
        <TextareaField {...of('postalAddress')} grows hint="Line by line, as on an envelope." />
      </Group>
      <Group title="Contact page" about="What clients read before they write to you.">
        <TextareaField {...of('hours')} grows rows={4} hint="Alternate days and hours, each on its own line." />
        <TextareaField
          {...of('notice')}
          grows
          hint="For example, about holidays. Shown above the contact form until you delete it."
        />
      </Group>
      <Group title="Publishing" about="For scheduled posts and new posts.">
        {fixed.timeZone === undefined ? (
          <SelectField
            {...of('timeZone')}
            options={[...zones].map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          />
        ) : (
          text('timeZone')
        )}
        {text('defaultAuthor')}
      </Group>
      <Group
        title="Social profiles"
        about="Full URLs for the icons in the footer and on the contact page, such as https://x.com/yourname."
      >
        <div className={styles.two}>
          {link('linkedin')}
          {link('facebook')}
          {link('instagram')}
          {link('x')}
        </div>
      </Group>
      <Group title="Legal" about="Linked from the footer and the checkout.">
        <div className={styles.two}>
          {link('privacyUrl')}
          {link('termsUrl')}
        </div>
      </Group>
    </div>
  );
}

/** The label of a field whose value is the default. */
const Labeled = ({ label }: { label: string }) => (
  <>
    {label} <span className={muted}>default</span>
  </>
);

/** Puts the default into a field that was left empty. */
function fillDefault({ target: field }: { target: EventTarget }) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.value.trim()) return;
  const value: unknown = Reflect.get(settingDefaults, field.name);
  if (typeof value === 'string') enterText(field, value);
}

type FixedProps = BoundControl & { name: Name; label: ReactNode; value: string };

/** A setting that an environment variable sets. A hidden input keeps the value that the admin saved before. */
function Fixed({ name, field, label, value }: FixedProps) {
  const hint = (
    <>
      <Lock size={13} aria-hidden="true" className={styles.lock} /> Set by the environment variable{' '}
      {Reflect.get(settingVariables, name)}.
    </>
  );
  return (
    <>
      <input type="hidden" name={field.name} defaultValue={String(field.initialValue ?? '')} />
      <TextField field={{ name: '', initialValue: value }} name={undefined} label={label} hint={hint} readOnly />
    </>
  );
}

function Group({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={clsx(textStyle({ as: 'heading' }), styles.title)}>{title}</legend>
      <p id={id} className={styles.about}>
        {about}
      </p>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

export const settingsParts: RecordParts = { Fields: SettingsFields };
