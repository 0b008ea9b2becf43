import { graphql } from '@agency/api/typed-graphql';
import type { MetaDescriptor } from 'react-router';
import { siteContext } from '#app/site-context.ts';
import { itemPageFields } from '../portfolio/portfolio-item.ts';
import { ItemPage, searchTexts } from '../portfolio-item/route.tsx';
import type { Route } from './+types/portfolio-item.ts';
import { answerPreview, PreviewEnded, PreviewNotice, previewHead } from './preview-page.tsx';

const previewQuery = graphql(
  `
    query PortfolioItemPreview($token: String!) {
      portfolioItemPreview(token: $token) {
        ...ItemPageFields
      }
    }
  `,
  [itemPageFields],
);

/** Loads a portfolio item for its preview link, whether it is public or not. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const { portfolioItemPreview } = await queryApi(previewQuery, { token: url.searchParams.get('token') ?? '' });
  return answerPreview(portfolioItemPreview);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return previewHead(matches[0].loaderData, loaderData?.shown && searchTexts(loaderData.shown));
}

export default function ItemPreview({ loaderData: { shown: item } }: Route.ComponentProps) {
  if (!item) return <PreviewEnded />;
  return (
    <>
      <PreviewNotice>It shows the portfolio item as last saved.</PreviewNotice>
      <ItemPage item={item} />
    </>
  );
}
