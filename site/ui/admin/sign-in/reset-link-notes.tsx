import { limits } from '@agency/api/contract/limits';

/** Notes about a password reset link, for both shells. */
export function ResetLinkNotes() {
  return (
    <>
      <p>The link works once, for {limits.resetLinkMinutes} minutes. If it does not arrive, check your spam folder.</p>
      <p>
        No more than {limits.resetLinksPerHour} links an hour go to one address, whoever asks for them. After that, wait
        an hour before you ask again.
      </p>
    </>
  );
}
