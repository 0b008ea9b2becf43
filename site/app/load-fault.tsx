import { useRevalidator } from 'react-router';
import { button } from '#ui/button/button.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';

/** Replaces a list that could not be loaded, with a button to retry. */
export function LoadFault({ what }: { what: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Section label="Loading failed">
      <p role="alert" className={text({ as: 'lead' })}>
        {what} could not be loaded. Please check your connection and try again.
      </p>
      <p>
        {/* Not `disabled`, because a disabled button loses the focus. */}
        <button
          type="button"
          className={button({})}
          aria-disabled={state === 'loading'}
          onClick={() => state === 'idle' && revalidate()}
        >
          Try again
        </button>
      </p>
    </Section>
  );
}
