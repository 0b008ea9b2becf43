import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { testTimeouts } from '../vitest.shared.ts';

configure({ asyncUtilTimeout: testTimeouts.expect.poll.timeout });

// Said here for every file: the library says it only where it is loaded first.
afterEach(cleanup);

/** jsdom draws nothing, so nothing in it changes its size; tooltips ask all the same. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
