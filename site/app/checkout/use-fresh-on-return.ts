import { useEffect } from 'react';

/**
 * A page that the browser kept as it was and shows again, on back or forward, may tell of an order that has been paid
 * since, or wait for an answer that went elsewhere. It is loaded anew; what was typed is kept as a draft.
 */
export function useFreshOnReturn(): void {
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', renew);
    return () => window.removeEventListener('pageshow', renew);
  }, []);
}
