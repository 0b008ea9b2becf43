import { useLocation, useRevalidator } from 'react-router';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { Gate } from '../sign-in/gate.tsx';

/** Stands in a page's place when it could not be read at all. The link works without scripts, and the button with them. */
export function PageFault({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  return (
    <Gate title={`${title} could not be loaded`}>
      <p className={text({ as: 'body' })}>The server did not answer. It has been noted; trying again often helps.</p>
      <p>
        <a
          href={pathname + search}
          className={button({})}
          aria-disabled={state === 'loading'}
          onClick={(event) => {
            event.preventDefault();
            revalidate();
          }}
        >
          {state === 'loading' ? 'Trying...' : 'Try again'}
        </a>
      </p>
    </Gate>
  );
}
