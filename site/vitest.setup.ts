import { afterEach, vi } from 'vitest';
import { testTimeouts } from '../vitest.shared.ts';

// Where files share a worker's modules, none finds what another has left: neither in the site's stores nor in the document.
vi.resetModules();
if ('document' in globalThis) {
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
}

const [{ configure }, { cleanup }] = await Promise.all([
  import('@testing-library/dom'),
  import('@testing-library/react'),
]);
configure({ asyncUtilTimeout: testTimeouts.expect.poll.timeout });
afterEach(cleanup);

/** jsdom draws nothing, so nothing in it changes its size; tooltips ask all the same. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
