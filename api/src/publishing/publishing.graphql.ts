import { z } from 'zod';
import { previewDays, type Standing as StandingName } from '#api/contract/publishing.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { makePreviewToken } from './preview-token.ts';

export const Standing = builder.enumType('Standing', {
  description: 'Whether visitors see content: not yet, from a later date on, or now.',
  values: {
    draft: { description: 'Visitors do not see the content, regardless of its date.' },
    scheduled: { description: 'Visitors see the content from its date on.' },
    public: { description: 'Visitors see the content.' },
  } satisfies Record<StandingName, object>,
});

builder.queryFields((t) => ({
  previewToken: t.string({
    nullable: true,
    description: `A token that shows a post, a portfolio item or a case study for ${previewDays} days, public or not, with \`blogPostPreview\`, \`portfolioItemPreview\` or \`caseStudyPreview\`. Null if the id is not a uuid. For the admin.`,
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the content, a uuid.' }) },
    complexity: cost.query,
    resolve: (_root, { id }, { database, now }) =>
      z.uuid().safeParse(id).success ? makePreviewToken(database, id, now()) : null,
  }),
}));
