// @vitest-environment jsdom
import { parseEnvironment } from '@agency/api/contract/environment';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { maintenancePlans } from '#app/graphql/maintenance-plan.factory.ts';
import { servicePackage } from '#app/graphql/service-packages.factory.ts';
import { TooltipProvider } from '#ui/tooltip/tooltip.tsx';
import { content as about } from './about/content.ts';
import { ContactSection } from './contact/contact-section.tsx';
import { privacyPolicy, termsOfService } from './legal/legal-text.ts';
import { ExternalTools, GuideSection } from './performance/guide-section.tsx';
import { content as report } from './sample-report/content.ts';
import SampleReport from './sample-report/route.tsx';
import type { Block } from './services/service-page.ts';
import { serviceChart, servicePage, servicePaths } from './services/service-pages.ts';
import { withPackages } from './services/with-packages.ts';

/** Returns a service page's first block of this shape. */
function block<Shape extends Block['shape']>(service: string, shape: Shape) {
  const found = servicePage(service)?.blocks.find(
    (each): each is Extract<Block, { shape: Shape }> => each.shape === shape,
  );
  if (!found) throw new Error(`${service} has no ${shape}`);
  return found;
}

test.each([
  ['wordpress', 6],
  ['shopify', 6],
  ['email-dns', 4],
])('the content of %s has an empty block for packages, and %i kinds of work', (service, services) => {
  expect([block(service, 'packages').items, block(service, 'features').items.length]).toEqual([[], services]);
});

test('service pages contain what the specification requires', () => {
  expect(block('api-integration', 'process').steps.map(({ name }) => name)).toEqual([
    'Discovery and Planning',
    'API Design and Documentation',
    'Development and Testing',
    'Deployment and Monitoring',
  ]);
  expect(block('workflow-automation', 'solutions').items.map(({ name }) => name)).toEqual([
    'Data Processing',
    'E-commerce Automation',
    'Marketing Automation',
  ]);
  for (const service of ['api-integration', 'laravel-vue']) expect(block(service, 'features').items).toHaveLength(6);
  expect(block('email-dns', 'claim').figure.value).toBe('99.9%');
  const quotes = servicePaths.map((path) => servicePage(path.replace('/services/', ''))?.hero.actions[0]?.to);
  expect(quotes.filter((to) => to?.startsWith('/contact?service='))).toHaveLength(7);
  const { items: integrations } = block('api-integration', 'integrations');
  expect(integrations.map(({ category }) => category)).toEqual([
    ...['Payment', 'Payment', 'CRM', 'Marketing', 'Email', 'Analytics', 'Automation', 'Communication'],
  ]);
  expect(block('laravel-vue', 'stack').items).toHaveLength(6);
  expect(block('laravel-vue', 'comparison').sides.map(({ points }) => points.length > 1)).toEqual([true, true]);
  const lists = block('workflow-automation', 'lists').lists.map(({ name, items }) => [name, items.length > 2]);
  expect(lists).toEqual([
    ['Process automation', true],
    ['Integration', true],
  ]);
  const { items: platforms } = block('cms-development', 'platforms');
  expect(platforms.map(({ kind }) => kind).join(', ')).toMatch(/Landing-page.+Marketing-automation.+site builder/);
  expect(platforms.map(({ text, features }) => [text.length > 40, features.length])).toEqual(Array(5).fill([true, 4]));
  expect(block('cms-development', 'reasons').items.length).toBeGreaterThan(1);
  const included = block('wordpress-maintenance', 'reasons');
  expect(included.title).toBe('Included in All Plans');
  expect(included.items.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Weekly reports', 'Annual-plan savings']),
  );
});

test('no two neighboring sections of a service page share a layout', () => {
  expect(servicePaths).toHaveLength(8);
  for (const path of servicePaths) {
    const shapes = servicePage(path.replace('/services/', ''))?.blocks.map(({ shape }) => shape) ?? [];
    expect(
      shapes.filter((shape, index) => shape === shapes[index - 1]),
      path,
    ).toEqual([]);
  }
});

test('every service page has its own chart with a text alternative, and links to a measured result', () => {
  const drawings = servicePaths.map((path) => {
    const page = servicePage(path.replace('/services/', ''));
    const Chart = page ? serviceChart(page) : undefined;
    if (!page || !Chart) throw new Error(`${path} has no chart`);
    const { result, facts } = page.hero;
    expect([result.label, result.link.label, facts.length > 1]).toEqual([
      expect.stringMatching(/\w{4}/),
      expect.stringMatching(/\w{4}/),
      true,
    ]);
    expect(result.link.to).toMatch(/^\//);
    const html = renderToString(<Chart />);
    const [, words] = /role="img" aria-label="([^"]{60,})"/.exec(html) ?? [];
    expect(words, path).toMatch(/\d|four|five|three/i);
    return words;
  });
  expect(new Set(drawings).size).toBe(8);
});

test('titles and descriptions of service pages are short enough for search engines', () => {
  const heads = [
    ...servicePaths.map((path) => {
      const page = servicePage(path.replace('/services/', ''));
      const longest = servicePackage({ price: '12500', isMonthly: true });
      return page?.blocks.some(({ shape }) => shape === 'packages') ? withPackages(page, [longest]).head : page?.head;
    }),
    about.head,
    report.head,
  ];
  for (const head of heads) {
    expect(head?.title.length, head?.title).toBeLessThanOrEqual(35);
    expect(head?.description.length, head?.title).toBeLessThan(155);
  }
});

test('the sample report has all its parts', () => {
  const Component = () => <SampleReport loaderData={{ plans: maintenancePlans }} />;
  const Page = createRoutesStub([{ path: '/', Component }]);
  render(<Page />);
  const facts = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(facts).toEqual(expect.arrayContaining(['Client', 'Website', 'Period', 'Package']));
  const text = document.body.textContent;
  for (const metric of ['Uptime', 'Page load', 'Security score', 'Cumulative Layout Shift'])
    expect(text).toContain(metric);
  const part = (name: string) => screen.getByRole('heading', { name }).parentElement ?? document.body;
  const levels = (name: string) => part(name).textContent?.match(/High|Medium|Low|In order|Watching|Open/g) ?? [];
  expect(levels('Security checklist').length).toBeGreaterThan(5);
  for (const name of ['Recent activities', 'Recommendations'])
    expect(new Set(levels(name))).toEqual(new Set(['High', 'Medium', 'Low']));
  expect(part('Core Web Vitals').textContent).toContain('Largest Contentful Paint');
  expect(part('Next scheduled maintenance').textContent).toMatch(/\d:\d\d/);
  expect(screen.getByRole('button', { name: 'Print/Save as PDF' })).toBeTruthy();
});

test('the toolkit has a guide with six categories, and links to external tools with rel=noopener', () => {
  render(<GuideSection />);
  const guide = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(guide).toEqual(['Images', 'Server and caching', 'JavaScript', 'Third-party scripts', 'CSS', 'Fonts']);
  render(<ExternalTools />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.length).toBeGreaterThan(2);
  for (const { href, rel } of links) expect([href, rel]).toEqual([expect.stringMatching(/^https:/), 'noopener']);
});

test('the contact section shows the email address, the response time and the free consultation', () => {
  const { agency } = parseEnvironment({ AGENCY_EMAIL: 'desk@studio.example' });
  const Component = () => (
    <TooltipProvider>
      <ContactSection agency={agency} label="Write" title="Your inquiry" />
    </TooltipProvider>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component }]);
  const botCheck = { kind: 'proof-of-work', challengeUrl: '/challenge' };
  document.body.innerHTML = renderToString(<Stub hydrationData={{ loaderData: { root: { agency, botCheck } } }} />);
  const fact = (name: string) => {
    const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name);
    return term?.parentElement ?? document.body;
  };
  const address = within(fact('Email')).getByRole<HTMLAnchorElement>('link', { name: agency.email });
  expect(address.href).toBe('mailto:desk@studio.example');
  expect(fact('Response time').textContent).toBe('Response timeWithin 24 hours');
  expect(fact('Consultation').textContent).toBe('ConsultationFree, no obligation');
});

test('the legal pages name the configured agency and its email address', () => {
  const { agency } = parseEnvironment({ AGENCY_NAME: 'Studio North', AGENCY_EMAIL: 'desk@studio.example' });
  for (const page of [privacyPolicy(agency), termsOfService(agency)]) {
    const words = page.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
    expect([page.lead.includes('Studio North'), words.includes('desk@studio.example')]).toEqual([true, true]);
    expect(page.description.length).toBeLessThan(155);
  }
});
