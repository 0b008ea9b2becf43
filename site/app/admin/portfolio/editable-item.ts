import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';
import { portfolioItemFields } from '#app/marketing/portfolio/portfolio-item.ts';

export const editableItemFields = graphql(
  `
    fragment EditableItemFields on PortfolioItem @_unmask {
      ...PortfolioItemFields
      version
    }
  `,
  [portfolioItemFields],
);

/** One portfolio item in the version that was read: a change names it, so that no other change is overwritten. */
export type EditableItem = ResultOf<typeof editableItemFields>;
