/** The timeouts of the tests of all packages, in ms. They are long, because a machine may be slow or busy. */
export const testTimeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};
