import { LinkButton } from '#ui/button/link-button.tsx';
import { Notice } from './notice.tsx';

/** The page for every address that has none. */
export function NotFound() {
  return (
    <Notice title="404 Page Not Found" message="Did you forget to add the page to the router?">
      <LinkButton to="/">Back to home</LinkButton>
      <LinkButton to="/portfolio" kind="secondary">
        See our work
      </LinkButton>
    </Notice>
  );
}
