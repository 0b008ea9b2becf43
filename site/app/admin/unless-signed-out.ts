import { errorCodes } from '@agency/api/contract/errors';

/** The message in an open form after its session has ended. */
export const signedOut = 'Your session has ended. Use another tab to log in, then try again.';

/** Returns the API's result for an open form. Null if the session has ended, or if another admin has signed in. */
export const unlessSignedOut = <Data>(answer: Promise<Data>): Promise<Data | null> =>
  answer.catch((error: { code?: string }) => {
    if (error.code !== errorCodes.unauthenticated && error.code !== errorCodes.otherAdmin) throw error;
    return null;
  });
