import { compositions, studyTitle } from '@agency/api/contract/case-studies';
import { useRef } from 'react';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { CheckboxField, SelectField, TextareaField, TextField } from '#ui/field/fields.tsx';
import { Text } from '#ui/layout/text.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as cards from '../list/picture-card.css.ts';
import { PictureCard } from '../list/picture-card.tsx';
import type { CardProps, FieldsProps, RecordParts } from '../list/record-parts.ts';
import { PictureField } from '../media/picture-field.tsx';
import { useOwnContent } from '../posts/own-content.ts';
import * as styles from '../posts/post-fields.css.ts';
import { TextBody } from '../posts/text-body.tsx';
import { useSlug } from '../posts/use-slug.ts';
import { SearchFields } from '../publishing/search-fields.tsx';
import { UnseenMark } from '../publishing/standing-mark.tsx';
import { visibilityText } from '../publishing/visibility.ts';
import { Details } from '../writing/details.tsx';
import { HeadlineField } from '../writing/headline-field.tsx';
import { type CaseStudy, caseStudyForm, type ListedCaseStudy } from './case-study.ts';

const { labels } = caseStudyForm;
const address = { autoCapitalize: 'none', spellCheck: false } as const;
const layouts = Object.entries(compositions).map(([value, about]) => {
  const [label = value, hint] = about.split(': ');
  return { value, label, hint: `With ${hint}.` };
});

/** The fields of a case study: title, summary and story on the left, the others on the right. */
function CaseStudyFields(props: FieldsProps) {
  const { bind, values, record, via, loadPictures, loadOwnContent, findings = [], services = [] } = props;
  const own = useOwnContent(loadOwnContent);
  const service = String(record ? ((record as CaseStudy).servicePage ?? '') : '');
  const isUnknown = service !== '' && services.every(({ value }) => value !== service);
  const layout = layouts.find(({ value }) => value === values.composition);
  const place = useRef<HTMLDivElement>(null);
  const client = String(values.client ?? '');
  const path = `/case-studies/${String(values.slug || '...')}`;
  useSlug(place, client, record === null);
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
          <details open={record === null}>
            <Text as="summary" look="label" tone="muted" className={styles.disclosure}>
              How this page is built
            </Text>
            <Text look="small" tone="muted" className={styles.explained}>
              Each heading starts a section. Text before a colon in a heading appears in the margin, as in “Results: In
              figures”. A figure with a value before and after is shown with a chart, and the first three figures also
              appear at the top of the page. A numbered list whose items start with a bold paragraph is shown as steps.
            </Text>
          </details>
          <TextBody
            bind={bind}
            label={labels.content}
            loadPictures={loadPictures}
            own={own}
            findings={findings.filter(({ field }) => field === 'content')}
            hasChange
          />
        </div>
        <Details>
          <FieldGroup title="Publishing">
            <PublishedField
              bind={bind}
              isDraft={Boolean(values.draft)}
              isPublic={record !== null && !(record as CaseStudy).draft}
            />
          </FieldGroup>
          <FieldGroup title="Project">
            <TextField {...bind('client')} label={labels.client} />
            <TextareaField {...bind('sector')} label={labels.sector} grows />
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
                  ? `The URL is ${path}. It cannot be changed, because links to it would break.`
                  : `The URL will be ${path}. It cannot be changed later, because links to it would break.`
              }
              {...address}
            />
            <PictureField
              ratio="4 / 3"
              bind={bind}
              values={values}
              label={labels.imageUrl}
              loadPictures={loadPictures}
              via={via}
            />
            <SelectField
              {...bind('composition')}
              label={labels.composition}
              options={layouts}
              empty="Please select a layout"
              hint={layout?.hint}
            />
            <SelectField
              {...bind('servicePage')}
              label={labels.servicePage}
              hint="The case study links to its page."
              options={isUnknown ? [...services, { value: service, label: service }] : services}
              empty="No service"
              optional
            />
          </FieldGroup>
          <SearchFields
            bind={bind}
            values={values}
            labels={labels}
            path={path}
            title={studyTitle(client)}
            description={String(values.summary ?? '')}
            picture={String(values.imageUrl ?? '')}
          >
            <TextareaField {...bind('keywords')} label={labels.keywords} grows required={false} />
          </SearchFields>
        </Details>
      </div>
    </div>
  );
}

type PublishedFieldProps = Pick<FieldsProps, 'bind'> & {
  isDraft: boolean;
  /** Whether visitors see the saved case study. */
  isPublic: boolean;
};

/** A checkbox for the opposite of the stored field `draft`. Without scripts, the form shows `draft` itself. */
export function PublishedField({ bind, isDraft, isPublic }: PublishedFieldProps) {
  const hydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={place} hidden={hydrated}>
        <CheckboxField {...bind('draft')} label={labels.draft} hint="Visitors do not see it." />
      </div>
      {hydrated ? (
        <CheckboxField
          field={{ name: '' }}
          label="Published"
          hint={visibilityText(isPublic, isDraft ? 'draft' : 'public')}
          defaultChecked={undefined}
          checked={!isDraft}
          onChange={() => place.current?.querySelector('input')?.click()}
        />
      ) : null}
    </>
  );
}

function CaseStudyCard({ record: study, kind: _kind, marks, ...card }: CardProps<ListedCaseStudy>) {
  return (
    <PictureCard
      {...card}
      src={study.imageUrl}
      ratio="4 / 3"
      title={study.title}
      about={
        <>
          <UnseenMark standing={study.draft ? 'draft' : 'public'} />
          <span>{study.client}</span>
          <span className={cards.spare}>{study.builtWith}</span>
          <span>{study.timeframe}</span>
          {marks}
        </>
      }
    />
  );
}

export const caseStudyParts: RecordParts = {
  Card: CaseStudyCard as RecordParts['Card'],
  styles: { place: cards.place, list: cards.rows },
  Fields: CaseStudyFields,
};
