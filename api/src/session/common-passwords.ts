export type IsCommonPassword = (password: string) => boolean;

export const commonPassword = 'This password is on lists of common passwords. Please choose another.';

let loading: Promise<IsCommonPassword> | undefined;

/** Loads the 49,000 most leaked passwords (zxcvbn-ts, from OWASP's SecLists). The check ignores case. */
export function loadCommonPasswords(): Promise<IsCommonPassword> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const common = new Set(dictionary['passwords-common']);
    return (password) => common.has(password.trim().toLowerCase());
  });
  return loading;
}
