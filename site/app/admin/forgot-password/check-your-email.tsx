import { limits } from '@agency/api/contract/limits';
import type { Ref } from 'react';
import { TextLink } from '#ui/button/text-link.tsx';
import { Gate } from '../sign-in/gate.tsx';
import { words } from '../sign-in/sign-in.css.ts';

/** Says what happens next, the same whether the address is known or not. */
export function CheckYourEmail({ title, message }: { title: Ref<HTMLHeadingElement>; message: string | undefined }) {
  return (
    <Gate title="Check Your Email" titleRef={title}>
      <div className={words}>
        <p>{message}</p>
        <p>The link works once, for {limits.resetLinkMinutes} minutes. If nothing arrives, look among the spam.</p>
        <p>
          No more than {limits.resetLinksPerHour} links an hour go to one address, whoever asks for them. After that,
          wait an hour before you ask again.
        </p>
        <TextLink to="/admin">Back to login</TextLink>
      </div>
    </Gate>
  );
}
