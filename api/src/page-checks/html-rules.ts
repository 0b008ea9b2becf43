import type { ConfigData } from 'html-validate';

/** How the site's HTML is validated. */
export const htmlRules: ConfigData = {
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
};

type Thing = { '@type': string; [property: string]: unknown };

/** What search engines ask for at least, by type (schema.org, Google's rich result guides). */
const needed: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'provider'],
  FAQPage: ['mainEntity'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
};

/** The properties that a thing of structured data lacks. */
export const lackingIn = (thing: Thing): string[] =>
  (needed[thing['@type']] ?? ['@type']).filter((property) => !thing[property]);
