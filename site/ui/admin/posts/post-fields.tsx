import { postStanding, slugOf } from '@agency/api/contract/blog';
import { clsx } from 'clsx';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { enterText } from '#ui/field/enter-text.ts';
import { control } from '#ui/field/field.css.ts';
import { CheckboxField, TextareaField, TextField } from '#ui/field/fields.tsx';
import { text } from '#ui/theme/text.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { FieldsProps } from '../list/record-parts.ts';
import { PicturePicker } from '../media/picture-picker.tsx';
import type { Finding } from '../page-checks/page-check.ts';
import { MomentField } from '../publishing/moment-field.tsx';
import { useOwnContent } from './own-content.ts';
import { postForm } from './post.ts';
import * as styles from './post-fields.css.ts';
import { SearchResult, ShareCard } from './post-previews.tsx';

// Only the form of a post loads the editor.
const PostEditor = lazy(() => import('./post-editor.tsx'));

const { labels } = postForm;
const address = { autoCapitalize: 'none', spellCheck: false } as const;

/** The form of a post: title and text on the left, the other fields on the right. */
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
  // The slug of a new post follows its title, until somebody writes another.
  const [last, setLast] = useState('');
  useEffect(() => {
    const input = place.current?.querySelector('input[name="slug"]');
    if (record || !(input instanceof HTMLInputElement) || input.value !== last) return;
    const slug = slugOf(title);
    if (slug === last) return;
    setLast(slug);
    enterText(input, slug);
  }, [record, title, last]);
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <TextField {...bind('title')} label={labels.title} />
          <TextBody bind={bind} loadPictures={loadPictures} own={own} findings={inText} />
        </div>
        <div className={styles.column}>
          <CheckboxField {...bind('published')} label={labels.published} hint={standing(values)} />
          <MomentField name="createdAt" label={labels.createdAt} bind={bind} values={values} timeZone={timeZone} />
          <TextField
            {...bind('slug')}
            label={labels.slug}
            hint={`Its address is /blog/${String(values.slug || '...')}. An earlier address leads here for good.`}
            {...address}
          />
          <TextareaField {...bind('excerpt')} label={labels.excerpt} hint="What it is about, for lists." rows={3} />
          <TextField {...bind('author')} label={labels.author} />
          <TagsField bind={bind} values={values} own={own} />
          <div>
            <TextField {...bind('imageUrl')} label={labels.imageUrl} inputMode="url" {...address} />
            <PicturePicker field="imageUrl" load={loadPictures} via={via} />
          </div>
          <TextField
            {...bind('seoTitle')}
            label={labels.seoTitle}
            hint={length(values.seoTitle || title, 60)}
            optional
          />
          <TextareaField
            {...bind('seoDescription')}
            label={labels.seoDescription}
            hint={length(values.seoDescription || values.excerpt, 155)}
            rows={3}
            optional
          />
          <SearchResult values={values} />
          <ShareCard values={values} />
        </div>
      </div>
    </div>
  );
}

/** How long a text is, against what a search engine shows of it. */
const length = (shown: unknown, most: number): string =>
  `${String(shown ?? '').length} of about ${most} characters that are shown`;

const standings = {
  draft: 'Visitors do not find it.',
  scheduled: 'Visitors find it from its date on.',
  public: 'Visitors find it as soon as it is saved.',
};

function standing({ published, createdAt }: FieldsProps['values']): string {
  return standings[postStanding({ published: Boolean(published), createdAt: String(createdAt) }, new Date())];
}

/** Tags with commas between them; those that other posts have are offered to complete the last one. */
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
        hint="With commas between them."
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

type TextBodyProps = Pick<FieldsProps, 'bind' | 'loadPictures'> & OwnProps & { findings: readonly Finding[] };

function TextBody({ bind, loadPictures, own, findings }: TextBodyProps) {
  const { field, ...handlers } = bind('content');
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null);
  const id = useId();
  const problem = field.errors?.[0];
  return (
    <div>
      <p className={clsx(text({ as: 'label' }), styles.label)}>{labels.content}</p>
      {/* Without scripts the HTML itself can be edited; with the editor its focus is passed on. */}
      <textarea
        ref={setElement}
        name={field.name}
        defaultValue={typeof field.initialValue === 'string' ? field.initialValue : ''}
        aria-label={labels.content}
        className={element ? visuallyHidden : control({ as: 'textarea' })}
        tabIndex={element ? -1 : undefined}
        aria-hidden={element !== null}
        onFocus={({ currentTarget }) =>
          currentTarget.parentElement?.querySelector<HTMLElement>('[contenteditable]')?.focus()
        }
        {...handlers}
      />
      {element ? (
        <Suspense fallback={<p role="status">Loading the editor...</p>}>
          <PostEditor
            field={element}
            label={labels.content}
            describedBy={problem ? id : undefined}
            isInvalid={problem !== undefined}
            loadPictures={loadPictures}
            own={own}
            findings={findings}
          />
        </Suspense>
      ) : null}
      {problem ? (
        <p id={id} className={styles.error}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
