import type { ConfigData } from 'html-validate';

export const htmlRules: ConfigData = {
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements with a slash and boolean attributes with an empty value. HTML allows both.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // Sizes and ratios that come with data are set as inline styles.
    'no-inline-style': 'off',
    // Titles end in the agency's name and tagline (SPEC section 9), which take 51 characters by default.
    'long-title': 'off',
    // The router's own scripts have both type=module and async, so that they load early.
    'script-type': 'off',
    // Invoker commands are newer than the validator's element table.
    'no-unknown-attribute': 'off',
  },
};

type Thing = { '@type': string; [property: string]: unknown };

/** The properties that search engines require, by type (schema.org, Google's rich result guides). */
const needed: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'provider'],
  FAQPage: ['mainEntity'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
};

/** Returns the required properties that an item of structured data lacks. */
export const lackingIn = (thing: Thing): string[] =>
  (needed[thing['@type']] ?? ['@type']).filter((property) => !thing[property]);
