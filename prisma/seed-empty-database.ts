import type { PrismaClient } from './client/client.ts';

const dayMs = 86_400_000;

/**
 * Fills an unused database with example content, in one transaction, and returns whether it did. A database with
 * content or a user is left alone, because content that an admin deleted must not come back.
 */
export function seedEmptyDatabase(client: PrismaClient): Promise<boolean> {
  return client.$transaction(async (transaction) => {
    // The lock keeps two concurrent starts from both finding the database empty.
    await transaction.$executeRaw`LOCK TABLE portfolio_items, blog_posts, users IN SHARE ROW EXCLUSIVE MODE`;
    const items = await transaction.portfolioItem.count();
    const posts = await transaction.blogPost.count();
    const users = await transaction.user.count();
    if (items + posts + users > 0) return false;
    const { portfolioItems } = await import('./seed/portfolio-items.ts');
    const { blogPosts } = await import('./seed/blog-posts.ts');
    const now = Date.now();
    await transaction.portfolioItem.createMany({
      // A new item's position in lists follows from its creation time, newest first. The items are a day apart, so
      // lists keep the order of the file.
      data: portfolioItems.map((item, place) => ({ ...item, createdAt: new Date(now - place * dayMs) })),
    });
    await transaction.blogPost.createMany({
      data: blogPosts.map((post) => ({ ...post, updatedAt: post.createdAt })),
    });
    return true;
  });
}
