import { limits } from '@agency/api/contract/limits';

/** Notes about a password reset link, for the browser and the console. */
export function ResetLinkNotes() {
  return (
    <>
      <p>
        The link works only once and expires after {limits.resetLinkMinutes} minutes. If it does not arrive, check your
        spam folder.
      </p>
      <p>
        At most {limits.resetLinksPerHour} links per hour are sent to an address, no matter who requests them. After
        that, wait an hour before you request another.
      </p>
    </>
  );
}
