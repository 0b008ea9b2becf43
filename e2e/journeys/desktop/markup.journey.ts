import { HtmlValidate } from 'html-validate';
import { isPersonal, missingPage, pages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements with a slash and boolean attributes with an empty value; HTML takes both.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // Sizes and ratios that come with data are set on the element.
    'no-inline-style': 'off',
    // Titles end in the agency's name and tagline (SPEC section 9), which takes 51 characters.
    'long-title': 'off',
    // The router's own scripts are type=module and async both, which is how they load early.
    'script-type': 'off',
    // Invoker commands are younger than the validator's element table.
    'no-unknown-attribute': 'off',
  },
});

type Offer = { name: string; priceSpecification: Record<string, unknown> };
type Thing = { '@type': string; [property: string]: unknown };

/** What search engines ask for at least, by type (schema.org, Google's rich result guides). */
const needed: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'provider'],
  FAQPage: ['mainEntity'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
};

const structuredData = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));

for (const [name, path] of Object.entries(pages)) {
  test(`the ${name} is valid HTML and says what it is to machines`, async ({ request }) => {
    const html = await (await request.get(path, { headers: { Accept: 'text/html' } })).text();
    const { results } = await validator.validateString(html);
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`)),
    ).toEqual([]);

    const things = structuredData(html);
    for (const thing of things) {
      expect(thing).toMatchObject({ '@context': 'https://schema.org' });
      for (const property of needed[thing['@type']] ?? ['@type'])
        expect(thing, `${thing['@type']}`).toHaveProperty(property);
    }
    const types = things.map((thing) => thing['@type']);
    if (path === '/') expect(types).toContain('Organization');
    if (path !== missingPage && !isPersonal(path)) expect(types).toContain('BreadcrumbList');
  });
}

test('prices stand in the structured data as on the page', async ({ request }) => {
  const offers = async (path: string) => {
    const html = await (await request.get(path)).text();
    const offered = structuredData(html).flatMap((thing) =>
      thing['@type'] === 'Service' ? (thing.offers as Offer[]) : [],
    );
    return offered.map(({ name, priceSpecification: { price, minPrice } }) => [name, price ?? `from ${minPrice}`]);
  };
  expect(await offers('/services/wordpress')).toEqual([
    ['Starter', 2500],
    ['Professional', 5000],
    ['Enterprise', 'from 10000'],
  ]);
  expect(await offers('/services/shopify')).toEqual([
    ['Standard Store', 3500],
    ['Shopify Plus', 8000],
    ['Enterprise', 'from 15000'],
  ]);
  expect(await offers('/services/wordpress-maintenance')).toEqual([
    ['Maintain', 79],
    ['Protect', 149],
    ['Perform', 299],
  ]);
  expect(await offers('/services/email-dns')).toEqual([
    ['Starter', 29],
    ['Professional', 79],
  ]);
});
