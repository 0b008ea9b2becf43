/** How long a test of any package waits for what must come: a machine may be slow, or share its processors and its disk. */
export const testTimeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};
