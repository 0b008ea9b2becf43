import { useLocation } from 'react-router';
import { button } from '#ui/button/button.css.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Notice } from './notice.tsx';

/** Shown when a page could not be made; the cause is in the server's log, not on the page. */
export function Fault() {
  const { pathname } = useLocation();
  return (
    <Notice
      title="This page could not be loaded"
      message="Something went wrong on our side, and it has been noted. Trying again in a moment often helps."
    >
      <a href={pathname} className={button({})}>
        Try again
      </a>
      <LinkButton to="/" kind="secondary">
        Back to home
      </LinkButton>
    </Notice>
  );
}
