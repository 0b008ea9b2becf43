import type { Standing } from '@agency/api/contract/publishing';
import { clsx } from 'clsx';
import { Save } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { labelOnPhone } from '#ui/button/button.css.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { keyName } from '#ui/keys/key-name.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { hiddenOnPhone } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './writing-page.css.ts';

/** The icon and the label of a button. A phone shows only the label. */
const Labeled = ({ children }: { children: ReactNode }) => (
  <>
    <Save size={17} aria-hidden="true" />
    <span>{children}</span>
  </>
);

/** The label of a button that saves. A phone shows only its first word. */
export function SaveLabel({ of = '' }: { of: string | undefined }) {
  const [verb, ...rest] = of.split(' ');
  return (
    <span>
      {verb}
      <span className={hiddenOnPhone}>{rest.map((word) => ` ${word}`)}</span>
    </span>
  );
}

type SaveButtonsProps = {
  /** The label of the button that saves. */
  saving: ReactNode;
  /** The label of the button that publishes a draft, if there is one. */
  publishing: string | null | undefined;
  /** The label while the form is checked or saved; null otherwise. */
  busyLabel: string | null;
  isSaved: boolean;
  /** Called when the button that publishes is pressed, before the form is sent. */
  onPublish(): void;
};

/** The buttons that save a form. A draft has two: one keeps it a draft, the other publishes it. */
export function SaveButtons({ saving, publishing, busyLabel, isSaved, onPublish }: SaveButtonsProps) {
  const pending = busyLabel !== null;
  return (
    <>
      {publishing ? (
        <span className={styles.save}>
          <SubmitButton
            pending={pending}
            pendingLabel={<Labeled>{busyLabel}</Labeled>}
            look={{ kind: isSaved ? 'resting' : 'secondary', size: 'compact' }}
            className={labelOnPhone}
          >
            <Labeled>{saving}</Labeled>
          </SubmitButton>
        </span>
      ) : null}
      {/* The `key` keeps this the same button before and after publishing, so that it keeps the focus. */}
      <span key="last" className={clsx(styles.save, publishing && withScript)}>
        <SubmitButton
          pending={pending}
          pendingLabel={publishing ?? busyLabel}
          look={{ kind: publishing || !isSaved ? 'primary' : 'resting', size: 'compact' }}
          onClick={() => publishing && onPublish()}
        >
          {publishing ?? saving}
        </SubmitButton>
      </span>
    </>
  );
}

/** Returns a label for what a save does to the standing; null if a public or scheduled record keeps its standing. */
export function effectOf(before: Standing | null, after: Standing): string | null {
  if (after === 'draft') return before === null || before === 'draft' ? 'Save draft' : 'Unpublish';
  if (after === before) return null;
  return after === 'public' ? 'Publish' : 'Schedule';
}

/** Saves a form by Ctrl or Cmd+S, wherever the focus is. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (keyName(event) !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
