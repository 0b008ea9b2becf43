import { expect, test, vi } from 'vitest';
import routes from '../routes.ts';
import { type Hydration, hydrationOf } from './page-scripts.tsx';

const modules = import.meta.glob<{ handle?: Hydration }>('../**/*route.tsx', { eager: true });
type Row = (typeof routes)[number];
const rowsOf = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, ...rowsOf(row.children ?? [])]);
const pages = rowsOf(routes).filter(({ file }) => /route\.tsx$/.test(file));
const handleOf = ({ file }: Row) => modules[`../${file}`]?.handle;

test('only pages with a form or a tool load the framework', () => {
  expect(pages.length).toBeGreaterThan(15);
  const hydrated = pages.map((row) => [row.path ?? '/', handleOf(row)?.hydrate]).filter(([, when]) => when);
  expect(Object.fromEntries(hydrated)).toEqual({
    '/': 'on approach',
    contact: 'on approach',
    'tools/performance': 'on approach',
    'maintenance/checkout': 'at once',
    admin: 'at once',
    'admin/inbox': 'at once',
    'admin/portfolio': 'at once',
    'admin/orders': 'at once',
    'admin/mail': 'at once',
    'admin/forgot-password': 'at once',
    'admin/reset-password': 'at once',
  });
});

test('a page loads the framework as soon as one of its routes wants it', () => {
  vi.stubEnv('DEV', false);
  expect(hydrationOf([{ handle: undefined }])).toBeNull();
  expect(hydrationOf([{ handle: undefined }, { handle: { hydrate: 'on approach' } }])).toBe('on approach');
  expect(hydrationOf([{ handle: { hydrate: 'on approach' } }, { handle: { hydrate: 'at once' } }])).toBe('at once');
  vi.unstubAllEnvs();
});
