import { Form, useLocation, useNavigation } from 'react-router';
import { button } from '#ui/button/button.css.ts';

/** Ends the session and leads to the login form. */
export function LogOut() {
  const { pathname } = useLocation();
  const pending = useNavigation().formData?.get('intent') === 'sign-out';
  return (
    <Form method="post" action={pathname} onSubmit={(event) => pending && event.preventDefault()}>
      <input type="hidden" name="intent" value="sign-out" />
      <button type="submit" className={button({ kind: 'secondary', size: 'compact' })} aria-disabled={pending}>
        {pending ? 'Logging out...' : 'Log out'}
      </button>
    </Form>
  );
}
