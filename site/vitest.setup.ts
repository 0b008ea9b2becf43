import { afterAll, afterEach, vi } from 'vitest';
import { testTimeouts } from '../vitest.shared.ts';

// Test files may share a worker. Each starts with new modules, its own globals, an empty document and empty storage.
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
const { fetch } = globalThis;
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // Restores `fetch`. A component that wrapped a test's stub may have put the stub back after the test.
  globalThis.fetch = fetch;
});

/**
 * A stub, because tooltips need `ResizeObserver`, which jsdom lacks. It reports nothing: without layout, no element
 * changes its size.
 */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
