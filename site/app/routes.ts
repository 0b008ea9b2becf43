import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the site. */
export default [
  layout('layout/layout.tsx', [
    index('marketing/home/route.tsx'),
    route('portfolio', 'marketing/portfolio/route.tsx'),
    route('blog', 'marketing/blog/route.tsx'),
    route('blog/:slug', 'marketing/blog-post/route.tsx'),
    route('admin', 'admin/route.tsx'),
    route('*', 'layout/not-found-route.tsx'),
  ]),
  route('sitemap.xml', 'feeds/sitemap.ts'),
  route('robots.txt', 'feeds/robots.ts'),
  route('blog/feed.xml', 'feeds/blog-feed.ts'),
  route('site.webmanifest', 'feeds/manifest.ts'),
] satisfies RouteConfig;
