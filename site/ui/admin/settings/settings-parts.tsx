import { type AgencySettings, settingVariables } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { TextareaField, TextField } from '#ui/field/fields.tsx';
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
      optional: true,
      ...(isFixed && { hint: `Set by the environment variable ${variable}: ${placeholders[name]}.`, readOnly: true }),
    };
  };
  const link = (name: Name) => <TextField {...of(name)} inputMode="url" autoCapitalize="none" spellCheck={false} />;
  return (
    <div className={styles.groups}>
      <Group title="The agency">
        <TextField {...of('name')} />
        <TextField {...of('initials')} />
        <TextField {...of('phone')} type="tel" />
        <TextareaField
          {...of('postalAddress')}
          rows={3}
          hint="Line by line. Shown in the footer and on the contact page."
        />
      </Group>
      <Group title="For clients">
        <TextareaField {...of('hours')} rows={4} hint="Line by line, as shown on the contact page." />
        <TextareaField
          {...of('notice')}
          rows={3}
          hint="For example, about holidays. Shown above the contact form until you delete it."
        />
        <TextField {...of('timeZone')} list="time-zones" autoCapitalize="none" spellCheck={false} />
        <datalist id="time-zones">
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <TextField {...of('defaultAuthor')} />
      </Group>
      <Group title="Elsewhere">
        {link('linkedin')}
        {link('facebook')}
        {link('instagram')}
        {link('x')}
      </Group>
      <Group title="Legal">
        {link('privacyUrl')}
        {link('termsUrl')}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string } & Pick<ComponentProps<'fieldset'>, 'children'>) {
  return (
    <fieldset className={styles.group}>
      <legend className={clsx(text({ as: 'heading' }), styles.title)}>{title}</legend>
      {children}
    </fieldset>
  );
}

export const settingsParts: RecordParts = { Fields: SettingsFields };
