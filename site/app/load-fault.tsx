import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import { RetryLink } from './link/retry-link.tsx';

/** Replaces a list that could not be loaded. */
export function LoadFault({ what }: { what: string }) {
  return (
    <Section label="Loading failed">
      <p role="alert" className={text({ as: 'lead' })}>
        {what} could not be loaded. Please check your connection and try again.
      </p>
      <p>
        <RetryLink />
      </p>
    </Section>
  );
}
