import { toast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from './actions/action-result.ts';

/**
 * Shows in a toast what did not work out: `title` in our words, and why in the API's where it said so. An ended session
 * has its own dialog.
 */
export function toastFailure({ status, message }: ActionResult, title: string): void {
  if (status === 'signed-out') return;
  const reasons = {
    gone: `${message} The list has been refreshed.`,
    conflict: message,
    refused: message,
    expired: message,
    fault: 'The server did not answer. Please try again.',
    done: undefined,
  };
  toast({ title, description: reasons[status], variant: 'destructive' });
}
