import { LinkButton } from '#ui/button/link-button.tsx';
import { Gate } from '../sign-in/gate.tsx';
import { words } from '../sign-in/sign-in.css.ts';

/** Stands where the address has no token, as after loading the page anew. */
export function InvalidResetLink() {
  return (
    <Gate title="Invalid Reset Link">
      <div className={words}>
        <p>
          This address lacks the part that came with the mail. Open the link in the mail again, or request a new one.
        </p>
        <LinkButton to="/admin/forgot-password">Request a new link</LinkButton>
      </div>
    </Gate>
  );
}
