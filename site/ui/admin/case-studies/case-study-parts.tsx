import { compositions } from '@agency/api/contract/case-studies';
import { useRef } from 'react';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { CheckboxField, SelectField, TextareaField, TextField } from '#ui/field/fields.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { FieldsProps, RecordParts } from '../list/record-parts.ts';
import { PictureField } from '../media/picture-field.tsx';
import { useOwnContent } from '../posts/own-content.ts';
import * as styles from '../posts/post-fields.css.ts';
import { TextBody } from '../posts/text-body.tsx';
import { useSlug } from '../posts/use-slug.ts';
import { StandingMark } from '../publishing/standing-mark.tsx';
import { Details } from '../writing/details.tsx';
import { HeadlineField } from '../writing/headline-field.tsx';
import { type CaseStudy, caseStudyForm } from './case-study.ts';

const { labels } = caseStudyForm;
const address = { autoCapitalize: 'none', spellCheck: false } as const;
const layouts = Object.entries(compositions).map(([value, label]) => ({ value, label }));

/** The fields of a case study: title and story on the left, the others on the right. */
function CaseStudyFields({ bind, values, record, via, loadPictures, loadOwnContent }: FieldsProps) {
  const own = useOwnContent(loadOwnContent);
  const services = own.content.pages.filter(({ path }) => path.startsWith('/services/'));
  const place = useRef<HTMLDivElement>(null);
  useSlug(place, String(values.client ?? ''), record === null);
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <HeadlineField
            {...bind('title')}
            label={labels.title}
            placeholder="The story in one sentence"
            value={String(values.title ?? '')}
            look="title"
            next="summary"
          />
          <HeadlineField
            {...bind('summary')}
            label={labels.summary}
            placeholder="The whole story in a paragraph"
            value={String(values.summary ?? '')}
            look="lead"
          />
          <TextBody bind={bind} label={labels.content} loadPictures={loadPictures} own={own} hasChange />
          <p className={text({ as: 'remark' })}>
            Each heading starts a section. Text before a colon in a heading appears in the margin, as in “Results: In
            figures”. A figure with a value before and after is shown with a chart, and the first three figures also
            appear at the top of the page. A numbered list whose items start with a bold paragraph is shown as steps.
          </p>
        </div>
        <Details>
          <FieldGroup title="Publishing">
            <CheckboxField {...bind('draft')} label={labels.draft} hint="Visitors do not see it." />
          </FieldGroup>
          <FieldGroup title="Project">
            <TextField {...bind('client')} label={labels.client} />
            <TextField {...bind('sector')} label={labels.sector} />
            <TextField {...bind('builtWith')} label={labels.builtWith} />
            <TextField {...bind('timeframe')} label={labels.timeframe} hint="For example, January to May 2026." />
          </FieldGroup>
          <FieldGroup title="Page">
            <TextField
              {...bind('slug')}
              label={labels.slug}
              readOnly={record !== null}
              hint={
                record
                  ? 'The URL cannot be changed.'
                  : `The URL will be /case-studies/${String(values.slug || '...')}. It cannot be changed later.`
              }
              {...address}
            />
            <PictureField bind={bind} values={values} label={labels.imageUrl} loadPictures={loadPictures} via={via} />
            <SelectField
              {...bind('composition')}
              label={labels.composition}
              options={layouts}
              empty="Please select a layout"
            />
            <TextField
              {...bind('servicePage')}
              label={labels.servicePage}
              hint="The last part of the URL of the matching service page, such as shopify."
              list="service-pages"
              onFocus={own.ask}
              optional
              {...address}
            />
            <datalist id="service-pages">
              {services.map(({ path, title }) => (
                <option key={path} value={path.slice('/services/'.length)}>
                  {title}
                </option>
              ))}
            </datalist>
          </FieldGroup>
          <FieldGroup title="Search and sharing" optional>
            <TextField {...bind('seoTitle')} label={labels.seoTitle} required={false} />
            <TextareaField {...bind('seoDescription')} label={labels.seoDescription} rows={3} required={false} />
            <TextField {...bind('keywords')} label={labels.keywords} required={false} />
          </FieldGroup>
        </Details>
      </div>
    </div>
  );
}

export const caseStudyParts: RecordParts = {
  Fields: CaseStudyFields,
  markOf: (record) => <StandingMark standing={(record as CaseStudy).draft ? 'draft' : 'public'} />,
};
