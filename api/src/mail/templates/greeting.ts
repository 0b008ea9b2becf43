import { plainName } from './plain-name.ts';

/** How a mail opens. */
export function greeting(name: string | undefined): string {
  const plain = plainName(name);
  return plain ? `Hello ${plain},` : 'Hello,';
}
