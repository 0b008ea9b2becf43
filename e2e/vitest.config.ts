import { defineConfig } from 'vitest/config';
import { testTimeouts } from '../vitest.shared.ts';

export default defineConfig({
  test: { name: 'e2e', include: ['{browser,house,faults,reporters}/**/*.test.ts'], ...testTimeouts },
});
