import { postStanding } from '@agency/api/contract/blog';
import { useId, useRef } from 'react';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { CheckboxField, TextareaField, TextField } from '#ui/field/fields.tsx';
import type { FieldsProps } from '../list/record-parts.ts';
import { PictureField } from '../media/picture-field.tsx';
import { MomentField } from '../publishing/moment-field.tsx';
import { SearchFields } from '../publishing/search-fields.tsx';
import { visibilityText } from '../publishing/visibility.ts';
import { Details } from '../writing/details.tsx';
import { HeadlineField } from '../writing/headline-field.tsx';
import { useOwnContent } from './own-content.ts';
import { postForm } from './post.ts';
import * as styles from './post-fields.css.ts';
import { TextBody } from './text-body.tsx';
import { useSlug } from './use-slug.ts';

const { labels } = postForm;
const dayMs = 24 * 60 * 60_000;
const address = { autoCapitalize: 'none', spellCheck: false } as const;

/** The fields of a post: title and text on the left, the others on the right. */
export function PostFields({
  bind,
  values,
  record,
  via,
  loadPictures,
  loadOwnContent,
  timeZone,
  findings = [],
}: FieldsProps) {
  const own = useOwnContent(loadOwnContent);
  const place = useRef<HTMLDivElement>(null);
  const title = String(values.title ?? '');
  const inText = findings.filter(({ field }) => field === 'content');
  useSlug(place, title, record === null);
  // A draft keeps the date on which it was created, so it would be published below newer posts.
  const isOld = !isPublic(record) && Date.parse(String(values.createdAt)) < Date.now() - dayMs;
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <HeadlineField {...bind('title')} label={labels.title} value={title} look="title" next="content" />
          <TextBody bind={bind} label={labels.content} loadPictures={loadPictures} own={own} findings={inText} />
        </div>
        <Details>
          <FieldGroup title="Publishing">
            <CheckboxField
              {...bind('published')}
              label={labels.published}
              hint={visibilityText(isPublic(record), standingOf(values))}
            />
            <MomentField
              name="createdAt"
              label={labels.createdAt}
              bind={bind}
              values={values}
              timeZone={timeZone}
              hint={isOld ? 'To list the post first, set it to now.' : ''}
              offersNow={isOld}
            />
            <TextField {...bind('author')} label={labels.author} />
          </FieldGroup>
          <FieldGroup title="Address">
            <TextField
              {...bind('slug')}
              label={labels.slug}
              hint={addressOf(values.slug, record !== null)}
              {...address}
            />
          </FieldGroup>
          <FieldGroup title="Summary">
            <TextareaField
              {...bind('excerpt')}
              label={labels.excerpt}
              hint="What it is about, shown in lists."
              rows={3}
              grows
            />
            <TagsField bind={bind} values={values} own={own} />
            <PictureField
              ratio="16 / 9"
              bind={bind}
              values={values}
              label={labels.imageUrl}
              loadPictures={loadPictures}
              via={via}
            />
          </FieldGroup>
          <SearchFields
            bind={bind}
            values={values}
            labels={labels}
            path={`/blog/${String(values.slug)}`}
            title={title}
            description={String(values.excerpt ?? '')}
            picture={shareCardOf(title, values.tags)}
          />
        </Details>
      </div>
    </div>
  );
}

function addressOf(slug: unknown, isSaved: boolean): string {
  if (!slug) return 'The end of its URL, made from the title.';
  return `The URL is /blog/${slug}.${isSaved ? ' Earlier URLs redirect here.' : ''}`;
}

/** Returns the URL of a post's share picture, drawn from its title and its first tag. */
function shareCardOf(title: string, tags: unknown): string {
  const [label = ''] = String(tags ?? '').split(',');
  return `/admin/share-card?${new URLSearchParams({ title, label: label.trim() })}`;
}

const isPublic = (record: object | null): boolean => record !== null && standingOf(record) === 'public';

function standingOf(post: object) {
  const { published, createdAt } = post as FieldsProps['values'];
  return postStanding({ published: Boolean(published), createdAt: String(createdAt) }, new Date());
}

/** Tags, separated by commas. Offers other posts' tags to complete the last one. */
function TagsField({ bind, values, own: { content, ask } }: Pick<FieldsProps, 'bind' | 'values'> & OwnProps) {
  const id = useId();
  const typed = String(values.tags ?? '').split(',');
  const begun = typed.at(-1)?.trim().toLowerCase() ?? '';
  const before = typed.slice(0, -1).map((tag) => tag.trim());
  const offered = content.tags.filter((tag) => !before.includes(tag) && tag.toLowerCase().startsWith(begun));
  return (
    <div>
      <TextField
        {...bind('tags')}
        label={labels.tags}
        hint="Separate tags with commas."
        list={id}
        onFocus={ask}
        optional
      />
      <datalist id={id}>
        {offered.map((tag) => (
          <option key={tag} value={[...before, tag].join(', ')}>
            {tag}
          </option>
        ))}
      </datalist>
    </div>
  );
}

type OwnProps = { own: ReturnType<typeof useOwnContent> };
