import { useRevalidator } from 'react-router';
import { text } from '#app/theme/text.css.ts';
import { button } from '#app/ui/button/button.css.ts';
import { Gate } from '../sign-in/gate.tsx';

/** Stands in the dashboard's place when it could not be read at all. The link works without scripts, and the button with them. */
export function DashboardFault() {
  const { revalidate, state } = useRevalidator();
  return (
    <Gate title="The dashboard could not be loaded">
      <p className={text({ as: 'body' })}>The server did not answer. It has been noted; trying again often helps.</p>
      <p>
        <a
          href="/admin"
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
