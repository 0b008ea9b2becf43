import { clsx } from 'clsx';
import { lazy, Suspense, useId, useState } from 'react';
import { control } from '#ui/field/field.css.ts';
import { FieldError } from '#ui/field/field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { FieldsProps } from '../list/record-parts.ts';
import type { Finding } from '../page-checks/page-check.ts';
import type { useOwnContent } from './own-content.ts';
import * as styles from './post-fields.css.ts';

// Loads the editor's code only for a form with a text.
const PostEditor = lazy(() => import('./post-editor.tsx'));

type TextBodyProps = Pick<FieldsProps, 'bind' | 'loadPictures'> & {
  label: string;
  own: ReturnType<typeof useOwnContent>;
  /** The findings of the page check in the text. */
  findings?: readonly Finding[];
  /** Whether the page shows charts of numbers before and after. */
  hasChange?: boolean;
};

/** The field `content` with HTML, edited in a rich text editor. */
export function TextBody({ bind, label, loadPictures, own, findings = [], hasChange = false }: TextBodyProps) {
  const { field, ...handlers } = bind('content');
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null);
  const id = useId();
  const problem = field.errors?.[0];
  const error = problem ? <FieldError id={id}>{problem}</FieldError> : null;
  return (
    <div className={element ? undefined : styles.loading}>
      {/* Without scripts, the HTML itself can be edited. With scripts, the textarea passes its focus to the editor. */}
      <textarea
        ref={setElement}
        name={field.name}
        defaultValue={typeof field.initialValue === 'string' ? field.initialValue : ''}
        aria-label={label}
        className={element ? visuallyHidden : clsx(control({ as: 'textarea' }), styles.plainText)}
        tabIndex={element ? -1 : undefined}
        aria-hidden={element !== null}
        onFocus={({ currentTarget }) =>
          currentTarget.parentElement?.querySelector<HTMLElement>('[contenteditable]')?.focus()
        }
        {...handlers}
      />
      {element ? (
        <Suspense fallback={<Loading />}>
          <PostEditor
            field={element}
            label={label}
            describedBy={problem ? id : undefined}
            error={error}
            loadPictures={loadPictures}
            own={own}
            findings={findings}
            hasChange={hasChange}
          />
        </Suspense>
      ) : (
        <>
          <Loading />
          {error}
        </>
      )}
    </div>
  );
}

/** Shown until the editor is loaded. */
const Loading = () => (
  <Stack gap="dense" role="status" className={clsx(withScript, styles.loadingNotice)}>
    <p>Loading the editor...</p>
    {['100%', '92%', '97%', '60%'].map((width) => (
      <Skeleton key={width} width={width} height="1.1rem" />
    ))}
  </Stack>
);
