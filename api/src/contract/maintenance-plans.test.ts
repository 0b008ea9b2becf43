import { expect, test } from 'vitest';
import { namesOfPlan, packageTypes, planNames } from './maintenance-plans.ts';

test('each package type has one plan, and each later plan includes the one before it', () => {
  expect(planNames.map(({ type }) => type)).toEqual(packageTypes);
  expect(planNames.map(({ includes }) => includes)).toEqual([null, 'maintain', 'protect']);
  expect(planNames.map(({ tagline }) => tagline)).toEqual([
    'Standard Site Maintenance',
    'Sites Needing Edits and Security',
    'Advanced Functionality Sites',
  ]);
  expect(namesOfPlan('protect').name).toBe('Protect');
});
