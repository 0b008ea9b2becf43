import { portfolioItemContent } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';

/** All there is to a portfolio item, with the version that a later change is made from. */
export const editableItemFields = graphql(
  `
  fragment ItemFields on PortfolioItem @_unmask {
    __typename
    ...PortfolioItemContent
    version
  }
`,
  [portfolioItemContent],
);

/** One portfolio item in the version that was read: a change names it, so that no other change is overwritten. */
export type EditableItem = ResultOf<typeof editableItemFields>;
