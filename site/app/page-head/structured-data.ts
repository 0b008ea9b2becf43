import type { Agency } from '@agency/api/contract/agency';
import type { BlogPosting, BreadcrumbList, Organization, WithContext } from 'schema-dts';

type Site = { agency: Agency; publicUrl: string };

/** Returns the agency as structured data, with its social links if they are configured. */
export function organization({ agency, publicUrl }: Site): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: agency.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    email: agency.email,
    telephone: agency.phone,
    ...(agency.postalAddress && { address: agency.postalAddress.replaceAll('\n', ', ') }),
    sameAs: Object.values(agency.social).filter((link) => link.startsWith('http')),
  };
}

/** Returns a page's breadcrumbs as structured data. `trail`: its parents in order, then the page itself. */
export function breadcrumbs(
  { publicUrl }: Site,
  trail: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, publicUrl).href,
    })),
  };
}

type Post = {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  imageUrl: string | null;
  tags: readonly string[];
  createdAt: string;
  updatedAt: string;
};

/**
 * Returns when a post's public text last changed: at its last save (`updatedAt`) or its publication (`createdAt`),
 * whichever is later.
 */
export const lastChange = ({ createdAt, updatedAt }: Pick<Post, 'createdAt' | 'updatedAt'>): string =>
  createdAt > updatedAt ? createdAt : updatedAt;

/** Returns a blog post as structured data. Times are in ISO 8601. */
export function blogPosting({ agency, publicUrl }: Site, post: Post): WithContext<BlogPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.createdAt,
    dateModified: lastChange(post),
    keywords: [...post.tags],
    author: { '@type': 'Organization', name: post.author, url: `${publicUrl}/` },
    publisher: { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: agency.name },
    mainEntityOfPage: `${publicUrl}/blog/${post.slug}`,
    ...(post.imageUrl ? { image: URL.parse(post.imageUrl, publicUrl)?.href } : {}),
  };
}
