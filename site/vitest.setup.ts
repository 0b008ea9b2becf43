import { afterEach, vi } from 'vitest';
import { testTimeouts } from '../vitest.shared.ts';

// Test files may share a worker. Each starts with new modules, its own globals, an empty document and empty storage.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
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

/** A stub, which tooltips need. jsdom has no layout, so no element changes its size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
