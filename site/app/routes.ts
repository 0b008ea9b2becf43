import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { kindOf, viewKeys, viewOf } from '../ui/admin/kinds.ts';

/** The admin's lists with a form: one screen for all of them. */
const recordViews = viewKeys
  .map(viewOf)
  .flatMap(({ kind, path }) => (kind && kindOf(kind).form && kindOf(kind).editedAt?.(null) !== path ? [path] : []));

/** Every address of the site. */
export default [
  layout('layout/layout.tsx', [
    index('marketing/home/route.tsx'),
    route('services', 'marketing/services/services-route.ts'),
    route('services/:service', 'marketing/services/route.tsx'),
    route('services/wordpress-maintenance', 'marketing/services/maintenance-route.tsx'),
    route('tools/performance', 'marketing/performance/route.tsx'),
    route('about', 'marketing/about/route.tsx'),
    route('contact', 'marketing/contact/route.tsx'),
    ...['eso', 'wellness-brand', 'red-bull-enterprise'].map((study) =>
      route(`case-studies/${study}`, 'marketing/case-studies/route.tsx', { id: `case-study-${study}` }),
    ),
    route('sample-maintenance-report', 'marketing/sample-report/route.tsx'),
    ...['privacy', 'terms'].map((page) => route(page, 'marketing/legal/route.tsx', { id: page })),
    route('portfolio', 'marketing/portfolio/route.tsx'),
    route('portfolio/:slug', 'marketing/portfolio-item/route.tsx'),
    route('blog', 'marketing/blog/route.tsx'),
    route('preview/blog', 'marketing/preview/post.tsx'),
    route('preview/portfolio', 'marketing/preview/portfolio-item.tsx'),
    route('blog/:slug', 'marketing/blog-post/route.tsx'),
    route('admin/forgot-password', 'admin/forgot-password/route.tsx'),
    route('admin/reset-password', 'admin/reset-password/route.tsx'),
    route('*', 'layout/not-found-route.tsx'),
  ]),
  layout('admin/frame/layout.tsx', [
    route('admin', 'admin/route.tsx'),
    route('admin/inbox', 'admin/inquiries/route.tsx'),
    route('admin/inbox/:id', 'admin/listing/item-route.ts', { id: 'admin-inquiry' }),
    ...recordViews.map((path) => route(path.slice(1), 'admin/records/route.tsx', { id: path })),
    route('admin/import', 'admin/imports/route.tsx', { id: 'admin-import' }),
    route('admin/posts/:id', 'admin/posts/route.tsx', { id: 'admin-post' }),
    route('admin/history/:kind/:id', 'admin/writing/history/route.tsx', { id: 'admin-history' }),
    route('admin/prices/:id', 'admin/prices/route.tsx', { id: 'admin-package' }),
    route('admin/settings', 'admin/settings/route.tsx'),
    route('admin/orders', 'admin/orders/route.tsx'),
    route('admin/orders/:id', 'admin/listing/item-route.ts', { id: 'admin-order' }),
    route('admin/mail', 'admin/mails/route.tsx'),
    route('admin/subscriptions', 'admin/subscriptions/route.tsx'),
    route('admin/subscriptions/:id', 'admin/listing/item-route.ts', { id: 'admin-subscription' }),
  ]),
  route('admin/app.webmanifest', 'admin/frame/manifest.ts', { id: 'admin-manifest' }),
  route('admin/arrivals', 'admin/frame/arrivals.ts'),
  route('admin/pictures', 'admin/pictures.ts'),
  route('admin/page-check/:id', 'admin/page-checks/page-check.ts'),
  route('admin/preview/:id', 'admin/preview-link.ts'),
  route('admin/own-content', 'admin/posts/own-content.ts'),
  route('admin/share-card', 'admin/posts/share-card.ts'),
  route('admin/writing/:kind/:id', 'admin/writing/working-copy.ts'),
  route('admin/find', 'admin/palette/find.ts'),
  route('admin/thread/:id', 'admin/inquiries/thread.ts'),
  route('admin/person', 'admin/inquiries/person.ts'),
  route('admin/export/inquiries.csv', 'admin/export/inquiries-csv.ts'),
  route('admin/export/orders.csv', 'admin/export/orders-csv.ts'),
  route('admin/export/subscriptions.csv', 'admin/export/subscriptions-csv.ts'),
  route('admin/export/mail.csv', 'admin/export/mail-csv.ts'),
  layout('checkout/frame.tsx', [
    route('maintenance/checkout', 'checkout/route.tsx'),
    route('maintenance/plan', 'own-plans/route.tsx'),
  ]),
  route('maintenance/pay', 'checkout/pay-route.ts'),
  route('sitemap.xml', 'feeds/sitemap.ts'),
  route('robots.txt', 'feeds/robots.ts'),
  route('.well-known/security.txt', 'feeds/security-txt.ts'),
  route('blog/feed.xml', 'feeds/blog-feed.ts'),
  route('site.webmanifest', 'feeds/manifest.ts'),
  route('share/*', 'share/route.ts'),
] satisfies RouteConfig;
