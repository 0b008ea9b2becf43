import type { Answer } from './answer.ts';

/** Waits for the server's answer in the browser. A form that gets none is told so, and keeps what was typed. */
export async function settle(serverAction: () => Promise<Answer>): Promise<Answer> {
  try {
    return await serverAction();
  } catch (redirect) {
    if (redirect instanceof Response) throw redirect;
    return { status: 'fault' };
  }
}
