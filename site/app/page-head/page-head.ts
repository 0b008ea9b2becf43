import type { Agency } from '@agency/api/contract/agency';
import type { MetaDescriptor } from 'react-router';
import type { Thing, WithContext } from 'schema-dts';
import { shareImage } from '#ui/picture/share-image.ts';

export const tagline = 'WordPress & Shopify Plus Development';

export type HeadSite = { agency: Agency; publicUrl: string };

export type PageHead = {
  title: string;
  description: string;
  keywords?: string;
  /** The canonical path of the page. */
  canonical?: string;
  /** The page's picture: see `shareImage`. Default: the agency's picture. */
  ogImage?: Parameters<typeof shareImage>[0];
  structuredData?: readonly WithContext<Thing>[];
  /** Whether search engines must not list the page. */
  hidden?: boolean;
};

/**
 * Returns the tags of a page's head: title, description, tags for shared links, and optional tags. URLs become
 * absolute, because other sites read these tags.
 */
export function pageHead({ agency, publicUrl }: HeadSite, head: PageHead): MetaDescriptor[] {
  const title = `${head.title} | ${agency.name} - ${tagline}`;
  const { href: image, ...known } = shareImage(head.ogImage, publicUrl);
  return [
    { title },
    { name: 'description', content: head.description },
    ...(head.keywords ? [{ name: 'keywords', content: head.keywords }] : []),
    ...(head.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(head.canonical ? canonical(new URL(head.canonical, publicUrl).href) : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: agency.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:image', content: image },
    ...Object.entries(known).map(([name, value]) => ({ property: `og:image:${name}`, content: String(value) })),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: head.description },
    { name: 'twitter:image', content: image },
    ...(head.structuredData ?? []).map((thing) => ({ 'script:ld+json': thing as unknown as Record<string, string> })),
  ];
}

function canonical(href: string): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href },
    { property: 'og:url', content: href },
  ];
}
