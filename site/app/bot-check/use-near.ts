import { type RefObject, useEffect, useState } from 'react';

/** About a screen ahead, so that what loads then is there when the visitor is. */
const ahead = '600px';

/** Whether the visitor has come near this element, or has begun with the form around it. Once near, it stays so. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    const arrive = () => setNear(true);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && arrive(), {
      rootMargin: ahead,
    });
    observer.observe(element);
    const form = element.closest('form');
    form?.addEventListener('focusin', arrive);
    return () => {
      observer.disconnect();
      form?.removeEventListener('focusin', arrive);
    };
  }, [near, place]);
  return near;
}
