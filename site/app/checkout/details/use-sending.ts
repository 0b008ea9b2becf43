import type { FormEvent } from 'react';
import { useNavigation } from 'react-router';
import { useSubmitGuard } from '#ui/form/use-submit-guard.ts';

/**
 * Sends the details once at a time; `answer` is what the last sending was answered with. The page that follows is another
 * document: until it comes, the sending goes on.
 */
export function useSending(answer: unknown) {
  const pending = useNavigation().formMethod === 'POST';
  const startSubmit = useSubmitGuard(pending, answer);
  function onValid(event: FormEvent<HTMLFormElement>) {
    if (!startSubmit()) event.preventDefault();
  }
  return { pending, onValid };
}
