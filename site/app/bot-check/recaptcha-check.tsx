import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './bot-check.css.ts';
import type { BotCheckEvents } from './bot-check-config.ts';
import { type DrawnRecaptcha, drawRecaptcha } from './recaptcha.ts';

type RecaptchaCheckProps = { siteKey: string; scriptUrl: string } & BotCheckEvents;

/** Google's checkbox. After a failure, renders nothing until the browser is back online, and then tries again. */
export function RecaptchaCheck({ siteKey, scriptUrl, onToken, onUnavailable, ref }: RecaptchaCheckProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnRecaptcha>(null);
  const [phase, setPhase] = useState<'loading' | 'drawn' | 'broken'>('loading');
  const near = useNear(place);
  const broken = phase === 'broken';

  const giveToken = useEffectEvent(onToken);
  const giveUp = useEffectEvent((fault: unknown) => {
    console.error('The bot check cannot be shown.', fault);
    onToken(null);
    onUnavailable?.();
    setPhase('broken');
  });

  useEffect(() => {
    if (!near || broken || !place.current) return;
    const recaptcha = drawRecaptcha(
      place.current,
      { siteKey, scriptUrl },
      {
        onDrawn: () => setPhase('drawn'),
        onToken: (token) => giveToken(token),
        onFault: (fault) => giveUp(fault),
      },
    );
    drawn.current = recaptcha;
    return () => {
      drawn.current = null;
      recaptcha.remove();
    };
  }, [near, broken, siteKey, scriptUrl]);

  useEffect(() => {
    if (!broken) return;
    const tryAgain = () => setPhase('loading');
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [broken]);

  useImperativeHandle(ref, () => ({
    reset() {
      drawn.current?.reset();
      onToken(null);
    },
  }));

  if (broken) return null;
  return (
    <div ref={place} className={styles.place}>
      {phase === 'loading' ? <p className={text({ as: 'remark' })}>Loading the check…</p> : null}
    </div>
  );
}

/**
 * The distance from the window at which the check is loaded: about a screen, so that it is ready when the visitor
 * arrives.
 */
const ahead = '600px';

/** Returns whether the visitor has ever come near this element, or begun to fill in its form. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
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
