import { toast } from '#ui/toast/toast-store.ts';
import type { Answer } from './actions/action-result.ts';

/**
 * Tells in a toast what did not work out: `failed` in our words, and why in the API's where it said so. That the session
 * has ended is told by the dialog that asks to sign in again.
 */
export function tellFailure({ status, message }: Answer, failed: string): void {
  if (status === 'signed-out') return;
  const reasons = {
    gone: `${message} The list has been refreshed.`,
    conflict: message,
    refused: message,
    fault: 'The server did not answer. Please try again.',
    done: undefined,
  };
  toast({ title: failed, description: reasons[status], variant: 'destructive' });
}
