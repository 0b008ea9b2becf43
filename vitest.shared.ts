/**
 * How long the tests of all packages may wait, in ms. Generous, because a machine may be slow or share its processors and its
 * disk.
 */
export const testTimeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};
