import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { scenariosFor } from './scenarios-for.ts';

test.each(faults)('$name: can be planted still, and scenarios are named for it', (fault) => {
  for (const { file, from } of fault.patches)
    expect(readFileSync(join(import.meta.dirname, '../../src', file), 'utf8').includes(from), `${file}: ${from}`).toBe(
      true,
    );
  expect(scenariosFor(fault)).not.toEqual([]);
});
