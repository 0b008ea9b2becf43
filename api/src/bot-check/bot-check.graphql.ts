import { builder } from '#api/graphql/builder.ts';

builder.queryFields((t) => ({
  botCheckChallenge: t.field({
    type: 'JSON',
    nullable: true,
    description:
      'A task whose solution is a token for `submitInquiry`, as the altcha library takes it. Null where reCAPTCHA is used.',
    resolve: async (_root, _args, { botCheck }) => (await botCheck.createChallenge?.()) ?? null,
  }),
}));
