import { technologies } from '@agency/api/contract/portfolio';
import { control } from '@agency/site/ui/field/field.css.ts';
import { Field } from '@agency/site/ui/field/field.tsx';
import { CheckboxField } from '@agency/site/ui/field/fields.tsx';
import type { UseFormReturn } from 'react-hook-form';
import type { Entries } from './entries.ts';
import { fieldLabels } from './fields.ts';
import { FigureFields } from './figure-fields.tsx';
import { ImageField } from './image-field.tsx';

/** Everything a portfolio item says of itself. */
export function ItemFields<Output>({ form }: { form: UseFormReturn<Entries, unknown, Output> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label={fieldLabels.title} error={errors.title?.message}>
        {(attributes) => <input className={control()} {...attributes} {...register('title')} />}
      </Field>
      <Field label={fieldLabels.description} error={errors.description?.message}>
        {(attributes) => (
          <textarea className={control({ as: 'textarea' })} {...attributes} {...register('description')} />
        )}
      </Field>
      <Field label={fieldLabels.technology} error={errors.technology?.message}>
        {(attributes) => (
          <select className={control({ as: 'select' })} {...attributes} {...register('technology')}>
            <option value="">Choose one</option>
            {technologies.map((technology) => (
              <option key={technology}>{technology}</option>
            ))}
          </select>
        )}
      </Field>
      <CheckboxField
        {...register('featured')}
        field={{ name: 'featured' }}
        label="Featured: stands first, and on the home page"
      />
      <ImageField form={form} />
      <Field label={fieldLabels.caseStudyUrl} optional error={errors.caseStudyUrl?.message}>
        {(attributes) => (
          <input className={control()} spellCheck={false} {...attributes} {...register('caseStudyUrl')} />
        )}
      </Field>
      <FigureFields form={form} />
    </>
  );
}
