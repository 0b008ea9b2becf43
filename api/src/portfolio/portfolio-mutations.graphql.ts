import { portfolioItemSchema } from '#api/contract/portfolio.ts';
import { builder } from '#api/graphql/builder.ts';
import { requireDescribed } from '#api/media/media-use.ts';
import { addRecordMutations } from '#api/records/record-mutations.ts';
import { PortfolioItem } from './portfolio.graphql.ts';

const PortfolioItemInput = builder.inputType('PortfolioItemInput', {
  description: 'A portfolio item as the admin writes it. What is left out is empty.',
  fields: (t) => ({
    title: t.string({ required: true, description: "The project's name, at most 200 characters." }),
    description: t.string({ required: true, description: 'What was done, at most 5000 characters.' }),
    // Text, not the enum, so that an invalid one is reported at its field, like any other mistake.
    technology: t.string({ required: true, description: 'WordPress, Shopify Plus, Laravel, React or Custom.' }),
    imageUrl: t.string({ required: true, description: 'A picture: a web address or a path starting with /.' }),
    caseStudyUrl: t.string({ description: 'The case study: a web address or a path starting with /.' }),
    featured: t.boolean({ description: 'Whether it is shown before the others and on the home page. Left out = no.' }),
    metric1Value: t.string({ description: 'A figure to show, such as `+38%`, at most 40 characters.' }),
    metric1Label: t.string({ description: 'What the first figure measures, at most 80 characters.' }),
    metric2Value: t.string({ description: 'A second figure.' }),
    metric2Label: t.string({ description: 'What the second figure measures.' }),
    metric3Value: t.string({ description: 'A third figure.' }),
    metric3Label: t.string({ description: 'What the third figure measures.' }),
  }),
});

addRecordMutations({
  type: 'PortfolioItem',
  model: 'portfolioItem',
  one: 'portfolio item',
  object: PortfolioItem,
  input: PortfolioItemInput,
  schema: portfolioItemSchema,
  check: (transaction, { imageUrl }) => requireDescribed(transaction, 'imageUrl', imageUrl),
});
