import { errorCodes } from '@agency/api/contract/errors';
import type { SiteContext } from '#app/site-context.ts';
import { type Person, personQuery } from '#ui/admin/people/person.ts';

/** What is known about an email address. `failed`: the API failed. `signedOut`: the session has ended. */
export type PersonData = { of: string; person: Person | null; failed: boolean; signedOut?: boolean };

export const notLoaded = (of: string): PersonData => ({ of, person: null, failed: true });

/**
 * Loads what is known about an email address. Returns a failure instead of throwing, because an error would replace
 * the page.
 */
export async function loadPerson({ queryApi, logError }: SiteContext, of: string): Promise<PersonData> {
  try {
    return { of, person: (await queryApi(personQuery, { email: of })).person, failed: false };
  } catch (error) {
    if ((error as { code?: string }).code === errorCodes.unauthenticated)
      return { of, person: null, failed: false, signedOut: true };
    logError(error);
    return notLoaded(of);
  }
}
