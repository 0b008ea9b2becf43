import { expect, test, vi } from 'vitest';
import routes from '../routes.ts';
import { type Hydration, hydrationOf } from './page-scripts.tsx';

const modules = import.meta.glob<{ handle?: Hydration }>('../**/*route.tsx', { eager: true });
type Row = (typeof routes)[number];
const rowsOf = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, ...rowsOf(row.children ?? [])]);
const pages = rowsOf(routes).filter(({ file }) => /route\.tsx$/.test(file));
const handleOf = ({ file }: Row) => modules[`../${file}`]?.handle;

test('only the admin’s pages and pages with a form or a tool load the framework', () => {
  expect(pages.length).toBeGreaterThan(15);
  const hydrated = pages.map((row): [string, Hydration['hydrate'] | undefined] => [
    row.path ?? '/',
    handleOf(row)?.hydrate,
  ]);
  const isAdmins = ([path]: [string, unknown]) => path.startsWith('admin');
  expect(new Set(hydrated.filter(isAdmins).map(([, when]) => when))).toEqual(new Set(['at once']));
  expect(Object.fromEntries(hydrated.filter((page) => !isAdmins(page) && page[1]))).toEqual({
    '/': 'on approach',
    contact: 'on approach',
    'tools/performance': 'on approach',
    'maintenance/checkout': 'at once',
    'maintenance/plan': 'at once',
  });
});

test('a page loads the framework at once if one of its routes requires this', () => {
  vi.stubEnv('DEV', false);
  expect(hydrationOf([{ handle: undefined }])).toBeNull();
  expect(hydrationOf([{ handle: undefined }, { handle: { hydrate: 'on approach' } }])).toBe('on approach');
  expect(hydrationOf([{ handle: { hydrate: 'on approach' } }, { handle: { hydrate: 'at once' } }])).toBe('at once');
  vi.unstubAllEnvs();
});
