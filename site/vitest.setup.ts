import { configure } from '@testing-library/dom';
import { patience } from '../vitest.shared.ts';

configure({ asyncUtilTimeout: patience.expect.poll.timeout });

/** jsdom draws nothing, so nothing in it changes its size; tooltips ask all the same. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
