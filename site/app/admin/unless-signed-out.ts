import { errorCodes } from '@agency/api/contract/errors';

/** What a form that is open says when its session has ended. */
export const signedOut = 'You are signed out. Sign in in another tab, then try again.';

/** The answer of the API to a form that is open; null when its session has ended. */
export const unlessSignedOut = <Data>(answer: Promise<Data>): Promise<Data | null> =>
  answer.catch((error: { code?: string }) => {
    if (error.code !== errorCodes.unauthenticated) throw error;
    return null;
  });
