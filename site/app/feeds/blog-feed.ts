import type { PostCard } from '#app/marketing/blog/blog-posts.ts';
import { tagline } from '#app/page-head/page-head.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/blog-feed.ts';
import { escapeXml, feedResponse, publishedPosts } from './feed.ts';

const newest = 30;

/** Returns the blog as RSS 2.0: the newest posts with their excerpts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { agency, publicUrl, queryApi } = context.get(siteContext);
  const items: string[] = [];
  for await (const post of publishedPosts(queryApi, newest)) items.push(item(post, publicUrl));
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(agency.name)} blog</title>
    <link>${escapeXml(publicUrl)}/blog</link>
    <atom:link href="${escapeXml(publicUrl)}/blog/feed.xml" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(tagline)}</description>
    <language>en</language>
${items.join('\n')}
  </channel>
</rss>
`;
  return feedResponse(body, 'application/rss+xml');
}

function item({ id, slug, title, excerpt, author, tags, createdAt }: PostCard, publicUrl: string): string {
  const address = escapeXml(`${publicUrl}/blog/${slug}`);
  return `    <item>
      <title>${escapeXml(title)}</title>
      <link>${address}</link>
      <guid isPermaLink="false">urn:uuid:${id}</guid>
      <description>${escapeXml(excerpt)}</description>
      <dc:creator>${escapeXml(author)}</dc:creator>
      ${tags.map((tag) => `<category>${escapeXml(tag)}</category>`).join('')}
      <pubDate>${new Date(createdAt).toUTCString()}</pubDate>
    </item>`;
}
