import { useEffect } from 'react';

/**
 * A visitor who goes on before a page has faded in skips the view transition; the browser then rejects a promise of it that
 * the router does not hold. Nothing is wrong, so nothing is reported.
 */
export function useQuietTransitions(): void {
  useEffect(() => {
    const quiet = (event: PromiseRejectionEvent) => {
      const { reason } = event;
      if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault();
    };
    window.addEventListener('unhandledrejection', quiet);
    return () => window.removeEventListener('unhandledrejection', quiet);
  }, []);
}
