import type { MetaDescriptor } from 'react-router';
import { Notice } from '#app/layout/notice.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import type { Route } from './+types/route.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(matches[0].loaderData, {
    title: 'Admin',
    description: 'The place where the agency keeps its site.',
    hidden: true,
  });
}

/** Says honestly that nobody can sign in yet. */
export default function Admin() {
  return (
    <Notice
      title="Signing in is not open yet"
      message="The admin’s area has no sign-in so far. The API’s reading side can be explored in GraphiQL."
    >
      <a href="/graphql">Open GraphiQL</a>
      <LinkButton to="/" kind="secondary">
        Back to home
      </LinkButton>
    </Notice>
  );
}
