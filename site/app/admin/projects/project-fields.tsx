import { type PortfolioItemInput, technologies } from '@agency/api/contract/portfolio';
import { CheckboxField, type FieldBinding, SelectField, TextareaField, TextField } from '#ui/field/fields.tsx';
import { ImageField } from './image-field.tsx';
import { MetricFields } from './metric-fields.tsx';
import * as styles from './project-form.css.ts';
import { fieldLabels } from './versions.ts';

export type BoundProject = Record<keyof Required<PortfolioItemInput>, FieldBinding['field']>;

const technologyOptions = technologies.map((name) => ({ value: name, label: name }));

/** Everything a portfolio item says: the words on the left, the picture on the right, the figures below. */
export function ProjectFields({ fields }: { fields: BoundProject }) {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <TextField field={fields.title} label={fieldLabels.title} />
          <TextareaField field={fields.description} label={fieldLabels.description} rows={8} />
          <SelectField
            field={fields.technology}
            label={fieldLabels.technology}
            options={technologyOptions}
            empty="Please select a technology"
          />
          <CheckboxField
            field={fields.featured}
            label={fieldLabels.featured}
            hint="Stands first in the portfolio and may open the home page."
          />
        </div>
        <div className={styles.column}>
          <ImageField field={fields.imageUrl} />
          <TextField
            field={fields.caseStudyUrl}
            label={fieldLabels.caseStudyUrl}
            hint="A web address, or a path of this site such as /case-studies/eso."
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            optional
          />
        </div>
      </div>
      <MetricFields fields={fields} />
    </>
  );
}
