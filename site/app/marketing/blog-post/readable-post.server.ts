import type { ResultOf } from '@agency/api/typed-graphql';
import type { postPageFields } from '../blog/blog-posts.ts';
import { postHtml } from './post-html.server.ts';
import { postSections } from './post-sections.server.ts';

export function readable(post: ResultOf<typeof postPageFields>) {
  const { html: content, sections } = postSections(postHtml(post.content));
  return { ...post, content, sections };
}
export type ReadablePost = ReturnType<typeof readable>;
