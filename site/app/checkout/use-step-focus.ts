import { useEffect, useRef } from 'react';
import type { Step } from './step.ts';

/** Steps that follow from something done on the page before, which was another document. */
const isArrivedAt = (step: Step) => step === 'payment' || step === 'success';

/**
 * For the heading: it takes the focus when the step changes, so that a screen reader says where one is now and the keyboard
 * goes on from there. A page that somebody opened begins at its beginning, as any other.
 */
export function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Step | null>(isArrivedAt(step) ? null : step);
  useEffect(() => {
    const { current: last } = before;
    before.current = step;
    if (last === step) return;
    // Where the page has just come, nobody is taken away from what they began with, or from an answer they are to read.
    if (last === null && document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
