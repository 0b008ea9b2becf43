import type { Ref } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Gate } from '../sign-in/gate.tsx';
import { words } from '../sign-in/sign-in.css.ts';

/** The new password holds. */
export function ResetComplete({ title, message }: { title: Ref<HTMLHeadingElement>; message: string | undefined }) {
  return (
    <Gate title="Password Reset Complete" titleRef={title}>
      <div className={words}>
        <p>{message}</p>
        <LinkButton to="/admin">Go to Login</LinkButton>
      </div>
    </Gate>
  );
}
