import { useLocation, useRevalidator } from 'react-router';
import { button } from '#ui/button/button.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';

/** Replaces a list that could not be loaded, with a link to retry, which loads the page again if the framework is not there. */
export function LoadFault({ what }: { what: string }) {
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  return (
    <Section label="Loading failed">
      <p role="alert" className={text({ as: 'lead' })}>
        {what} could not be loaded. Please check your connection and try again.
      </p>
      <p>
        <a
          href={pathname + search}
          className={button({})}
          aria-disabled={state === 'loading'}
          onClick={(event) => {
            event.preventDefault();
            if (state === 'idle') revalidate();
          }}
        >
          Try again
        </a>
      </p>
    </Section>
  );
}
