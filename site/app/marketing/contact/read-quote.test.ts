import { contactSchema } from '@agency/api/contract/contact';
import { describe, expect, test, vi } from 'vitest';
import { servicePackage } from '#app/graphql/service-packages.factory.ts';
import type { ServicePackage } from '#app/graphql/service-packages.ts';
import { servicePage, servicePaths } from '../services/service-pages.ts';
import { withPackages } from '../services/with-packages.ts';
import { projectTitle } from './project-title.ts';
import { quotePath, quotePathFrom, quotePathLike } from './quote-path.ts';
import { readOffered, readQuote } from './read-quote.ts';

const read = (address: string, packages: readonly ServicePackage[] = []) =>
  readQuote(new URL(address, 'http://site.invalid').searchParams, { packages });
const nothing = { service: '', regarding: '' };

describe('a link from a service page', () => {
  const linksOf = (path: string) => {
    const page = servicePage(path.replace('/services/', ''));
    const actions = [
      ...(page?.hero.actions ?? []),
      ...(page?.blocks.flatMap((block) => (block.shape === 'call-to-action' ? block.actions : [])) ?? []),
    ];
    return actions.map(({ to }) => to).filter((to) => to.startsWith('/contact'));
  };

  test.each(servicePaths)('opens the form with the service of the page %s', (path) => {
    const { service } = read(quotePathFrom(path));
    expect(service).not.toBe('');
    for (const address of linksOf(path)) expect(read(address)).toEqual({ service, regarding: '' });
  });

  test('opens the form with the package that it names, and with the service of the package', () => {
    const page = servicePage('wordpress');
    const offer = servicePackage({ name: 'Professional & more', price: '5000' });
    const [block] = page ? withPackages(page, [offer]).blocks.filter(({ shape }) => shape === 'packages') : [];
    const to = block?.shape === 'packages' ? (block.items[0]?.action.to ?? '') : '';
    expect(read(to, [offer])).toEqual({
      service: 'wordpress',
      regarding: 'WordPress development: Professional & more package, $5,000',
    });
  });

  test('loads the packages of its service only if it names a package', async () => {
    const asked: unknown[] = [];
    const queryApi = (_document: unknown, { service }: { service?: string }) => {
      asked.push(service);
      return Promise.resolve({ servicePackages: { edges: [] } });
    };
    const site = { queryApi } as unknown as Parameters<typeof readOffered>[1];
    for (const query of [
      'service=wordpress&package=starter',
      'service=wordpress',
      'package=x',
      'service=cms&package=x',
    ])
      await readOffered(new URLSearchParams(query), site);
    expect(asked).toEqual(['wordpress-maintenance', 'wordpress']);
  });

  test('opens the form without a package if the packages cannot be loaded', async () => {
    const site = { queryApi: () => Promise.reject(new Error('The API is down')), logError: vi.fn() };
    expect(await readOffered(new URLSearchParams('service=wordpress&package=starter'), site)).toEqual([]);
    expect(site.logError).toHaveBeenCalledTimes(1);
  });
});

test('the text about a package contains the page’s name, and the price if there is one', () => {
  const mail = [
    servicePackage({ service: 'email-dns', price: '29', isMonthly: true }),
    servicePackage({ service: 'email-dns', name: 'Enterprise', price: null }),
  ];
  expect(read('/contact?package=starter&service=email-dns', mail).regarding).toBe(
    'Email and DNS management: Starter package, $29 per month',
  );
  expect(read('/contact?service=email-dns&package=enterprise', mail).regarding).toBe(
    'Email and DNS management: Enterprise package',
  );
});

test('a portfolio item’s link contains the service for the item’s technology, if there is one', () => {
  expect(read(quotePathLike({ technology: 'Shopify Plus', slug: 'kiln' })).service).toBe('shopify');
  expect(quotePathLike({ technology: 'React', slug: 'kiln' })).toBe('/contact?project=kiln');
  expect([quotePathFrom('/about'), quotePath({})]).toEqual(Array(2).fill('/contact'));
});

test('the toolkit’s link opens the form with the website and the scores', () => {
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
])('the unknown or invalid values of %s are ignored', (query) => {
  expect(read(`/contact${query}`)).toEqual(nothing);
});

test.each(['85-72-91-68', '85-72-91-68-580', '85-72-91-68-x', '85-72-91-68-58-1', '8.5-72-91-68-58'])(
  'the invalid scores %s are ignored',
  (scores) => expect(read(`/contact?website=shop.example&scores=${scores}`).regarding).toBe('Timing of shop.example'),
);

test('only the first value of a repeated parameter counts', () => {
  expect(read('/contact?service=cms&service=shopify').service).toBe('cms');
});

test.each([
  `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example/${'d'.repeat(1500)}`,
  `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`,
])('the text about a very long website fits into the field: %s', (website) => {
  const { regarding } = read(quotePath({ website, scores: [100, 100, 100, 100, 100] }));
  expect(contactSchema.shape.regarding.safeParse(regarding).success).toBe(true);
  expect(regarding).toMatch(/^Sample result for aaa.*: 100 of 100/);
});

describe('a link from a project', () => {
  const asked = async (slug: string, queryApi: () => Promise<unknown>) => {
    const logged: unknown[] = [];
    const site: unknown = { queryApi, logError: (error: unknown) => void logged.push(error) };
    const title = await projectTitle(slug, site as Parameters<typeof projectTitle>[1]);
    return { ...readQuote(new URLSearchParams(), { project: title }), logged };
  };

  test('opens the form with the title of the portfolio item or of the case study', async () => {
    const { regarding } = await asked('kiln', async () => ({ portfolioItemBySlug: { title: 'Kiln & Daughter' } }));
    const found = { portfolioItemBySlug: null, caseStudyBySlug: { client: 'Eastern Shore Orchestra' } };
    const study = await asked('eso', async () => found);
    expect([regarding, study.regarding]).toEqual(['Project: Kiln & Daughter', 'Project: Eastern Shore Orchestra']);
  });

  test('opens the form without the project if the project is unknown or cannot be loaded', async () => {
    expect(await asked('<b>', async () => ({ portfolioItemBySlug: null }))).toEqual({ ...nothing, logged: [] });
    const failed = await asked('kiln', () => Promise.reject(new Error('The API is down')));
    expect(failed).toMatchObject({ regarding: '', logged: [expect.any(Error)] });
  });

  test('opens the form without the title if the title does not arrive within two seconds', async () => {
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

  test('opens the form with a cut title if the title is too long for the field', () => {
    const { regarding } = readQuote(new URLSearchParams(), { project: 'x'.repeat(5000) });
    expect(contactSchema.shape.regarding.safeParse(regarding).success).toBe(true);
  });
});
