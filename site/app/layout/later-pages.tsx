import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';

/** Calls `onPage` after each client navigation to another path. The first page of a document does not count. */
export function useLaterPages(onPage: (pathname: string) => void): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const report = useEffectEvent(onPage);
  useEffect(() => {
    if (pathname === last.current) return;
    last.current = pathname;
    report(pathname);
  }, [pathname]);
}

/** Makes screen readers announce the title after a client navigation, as they do for a new document. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useLaterPages(() => setTitle(document.title));
  return (
    <p aria-live="polite" className={visuallyHidden}>
      {title}
    </p>
  );
}
