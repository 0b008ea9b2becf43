import { type AgencySettings, settingVariables } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { TextareaField, TextField } from '#ui/field/fields.tsx';
import { Text } from '#ui/layout/text.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { FieldsProps, RecordParts } from '../list/record-parts.ts';
import * as styles from './settings.css.ts';
import { settingsKind } from './settings.ts';

type Name = keyof AgencySettings;

/** The fields of the agency's settings, in groups. An empty field shows the value that applies instead. */
function SettingsFields({ bind, placeholders = {}, fixed = [] }: FieldsProps) {
  const of = (name: Name) => {
    const isFixed = fixed.includes(name);
    const variable = name in settingVariables ? settingVariables[name as keyof typeof settingVariables] : '';
    return {
      ...bind(name),
      label: settingsKind.form?.labels[name] ?? name,
      placeholder: placeholders[name],
      required: false,
      ...(isFixed && { hint: <Fixed variable={variable} value={placeholders[name]} />, readOnly: true }),
    };
  };
  const link = (name: Name, example?: string) => {
    const { placeholder, ...field } = of(name);
    // `#` is the default of a link that leads nowhere.
    const shown = placeholder === '#' ? { hint: example } : { placeholder };
    return <TextField {...shown} {...field} inputMode="url" autoCapitalize="none" spellCheck={false} />;
  };
  return (
    <div className={styles.groups}>
      <Text className={styles.about}>Empty fields use the default shown in gray.</Text>
      <Group title="Agency" about="In the header and footer, in mail and on invoices.">
        <div className={styles.pair}>
          <TextField {...of('name')} />
          <TextField {...of('initials')} />
        </div>
        <TextField {...of('phone')} type="tel" />
        <TextareaField {...of('postalAddress')} grows hint="Line by line, as on an envelope." />
      </Group>
      <Group title="Contact page" about="What clients read before they write to you.">
        <TextareaField {...of('hours')} grows rows={4} hint="Days and hours in turn, each on its own line." />
        <TextareaField
          {...of('notice')}
          grows
          hint="For example, about holidays. Shown above the contact form until you delete it."
        />
      </Group>
      <Group title="Publishing" about="For scheduled posts, and for posts that you begin.">
        <TextField {...of('timeZone')} list="time-zones" autoCapitalize="none" spellCheck={false} />
        <datalist id="time-zones">
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <TextField {...of('defaultAuthor')} />
      </Group>
      <Group title="Social profiles" about="Linked from the footer. Without an address, an icon leads nowhere.">
        <div className={styles.two}>
          {link('linkedin', 'Such as https://linkedin.com/in/…')}
          {link('facebook', 'Such as https://facebook.com/…')}
          {link('instagram', 'Such as https://instagram.com/…')}
          {link('x', 'Such as https://x.com/…')}
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

function Fixed({ variable, value }: { variable: string; value: string | undefined }) {
  return (
    <>
      <Lock size={13} aria-hidden="true" className={styles.lock} /> Set by the environment variable {variable}: {value}.
    </>
  );
}

function Group({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={clsx(text({ as: 'heading' }), styles.title)}>{title}</legend>
      <p id={id} className={styles.about}>
        {about}
      </p>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

export const settingsParts: RecordParts = { Fields: SettingsFields };
