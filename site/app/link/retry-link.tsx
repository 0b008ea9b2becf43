import { useLocation, useRevalidator } from 'react-router';
import { button } from '#ui/button/button.css.ts';

/** A link that loads the page's data again. Without scripts or in another tab, it loads the whole page. */
export function RetryLink() {
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  const pending = state === 'loading';
  return (
    <a
      href={pathname + search}
      className={button({})}
      aria-disabled={pending}
      onClick={(event) => {
        // With one of these keys, the browser opens the link in a tab or window, or saves it.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!pending) void revalidate();
      }}
    >
      {pending ? 'Trying...' : 'Try again'}
    </a>
  );
}
