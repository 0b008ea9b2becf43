import { contactSchema } from '@agency/api/contract/contact';
import { describe, expect, test, vi } from 'vitest';
import { servicePage, servicePaths } from '../services/service-pages.ts';
import { projectTitle } from './project-title.ts';
import { quotePath, quotePathFrom, quotePathLike } from './quote-path.ts';
import { readQuote } from './read-quote.ts';

const read = (address: string) => readQuote(new URL(address, 'http://site.invalid').searchParams);
const nothing = { service: '', regarding: '' };

describe('a link from a service page', () => {
  const linksOf = (path: string) => {
    const page = servicePage(path.replace('/services/', ''));
    const offers = page?.blocks.flatMap((block) => (block.shape === 'packages' ? block.items : [])) ?? [];
    const actions = [
      ...(page?.hero.actions ?? []),
      ...(page?.blocks.flatMap((block) => (block.shape === 'call-to-action' ? block.actions : [])) ?? []),
    ];
    return { offers, addresses: actions.map(({ to }) => to).filter((to) => to.startsWith('/contact')) };
  };

  test.each(servicePaths)('%s opens the form with its service', (path) => {
    const { service } = read(quotePathFrom(path));
    expect(service).not.toBe('');
    for (const address of linksOf(path).addresses) expect(read(address)).toEqual({ service, regarding: '' });
  });

  test.each(servicePaths.flatMap((path) => linksOf(path).offers.map((offer) => [path, offer] as const)))(
    '%s opens it with the package as well',
    (path, { name, action }) => {
      expect(read(action.to)).toMatchObject({
        service: read(quotePathFrom(path)).service,
        regarding: expect.stringContaining(`: ${name} package`),
      });
    },
  );
});

test('a package is named with its page and its price, where it has one', () => {
  expect(read('/contact?service=wordpress&package=professional').regarding).toBe(
    'WordPress development: Professional package, $5,000',
  );
  expect(read('/contact?package=starter&service=email-dns').regarding).toBe(
    'Email and DNS management: Starter package, $29 per month',
  );
  expect(read('/contact?service=email-dns&package=enterprise').regarding).toBe(
    'Email and DNS management: Enterprise package',
  );
});

test('a portfolio item leads to its service, and one of no service of ours to the plain form', () => {
  expect(read(quotePathLike({ technology: 'Shopify Plus', slug: 'kiln' })).service).toBe('shopify');
  expect(quotePathLike({ technology: 'React', slug: 'kiln' })).toBe('/contact?project=kiln');
  expect([quotePathFrom('/about'), quotePath({})]).toEqual(Array(2).fill('/contact'));
});

test('a result of the toolkit comes with its website and scores', () => {
  const address = quotePath({ website: 'shop.example/rope?sort=price', scores: [85, 72, 91, 68, 58] });
  expect(read(address)).toEqual({
    service: '',
    regarding:
      'Sample result for shop.example/rope?sort=price: 75 of 100 (First Contentful Paint 85, Largest Contentful Paint 72, Cumulative Layout Shift 91, First Input Delay 68, Total Blocking Time 58)',
  });
  expect(read(quotePath({ website: 'shop.example' })).regarding).toBe('Timing of shop.example');
});

test.each([
  '?service=plumbing',
  '?service=',
  '?service=__proto__&package=constructor',
  '?package=professional',
  '?website=javascript:alert(1)',
  '?website=localhost&scores=85-72-91-68-58',
  `?website=${'a'.repeat(5000)}.example`,
  '?scores=85-72-91-68-58',
])('%s is ignored', (query) => {
  expect(read(`/contact${query}`)).toEqual(nothing);
});

test.each(['85-72-91-68', '85-72-91-68-580', '85-72-91-68-x', '85-72-91-68-58-1', '8.5-72-91-68-58'])(
  'scores of %s are left out',
  (scores) => expect(read(`/contact?website=shop.example&scores=${scores}`).regarding).toBe('Timing of shop.example'),
);

test('takes the first value of a name that is given twice', () => {
  expect(read('/contact?service=cms&service=shopify').service).toBe('cms');
});

test.each([
  `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example/${'d'.repeat(1500)}`,
  `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`,
])('the longest website fits into the field: %s', (website) => {
  const { regarding } = read(quotePath({ website, scores: [100, 100, 100, 100, 100] }));
  expect(contactSchema.shape.regarding.safeParse(regarding).success).toBe(true);
  expect(regarding).toMatch(/^Sample result for aaa.*: 100 of 100/);
});

describe('a link from a project', () => {
  const asked = async (slug: string, queryApi: () => Promise<unknown>) => {
    const logged: unknown[] = [];
    const site: unknown = { queryApi, logError: (error: unknown) => void logged.push(error) };
    const title = await projectTitle(slug, site as Parameters<typeof projectTitle>[1]);
    return { ...readQuote(new URLSearchParams(), title), logged };
  };

  test('opens the form with its title, for a case study as for a portfolio item', async () => {
    const { regarding } = await asked('kiln', async () => ({ portfolioItemBySlug: { title: 'Kiln & Daughter' } }));
    const study = await asked('eso', () => Promise.reject(new Error('is not asked')));
    expect([regarding, study.regarding]).toEqual(['Project: Kiln & Daughter', 'Project: Eastern Shore Orchestra']);
  });

  test('ignores a project that is unknown or cannot be loaded', async () => {
    expect(await asked('<b>', async () => ({ portfolioItemBySlug: null }))).toEqual({ ...nothing, logged: [] });
    const failed = await asked('kiln', () => Promise.reject(new Error('The API is away')));
    expect(failed).toMatchObject({ regarding: '', logged: [expect.any(Error)] });
  });

  test('waits two seconds for its title, and opens the form without it', async () => {
    vi.useFakeTimers();
    try {
      const opened = asked('kiln', () => new Promise(() => undefined));
      await vi.advanceTimersByTimeAsync(2_000);
      const late = expect.objectContaining({ message: 'no project title within 2000 ms' });
      expect(await opened).toEqual({ ...nothing, logged: [late] });
    } finally {
      vi.useRealTimers();
    }
  });

  test('cuts a title that is longer than the field', () => {
    const { regarding } = readQuote(new URLSearchParams(), 'x'.repeat(5000));
    expect(contactSchema.shape.regarding.safeParse(regarding).success).toBe(true);
  });
});
