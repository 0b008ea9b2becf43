import { builder } from '#api/graphql/builder.ts';

builder.queryFields((t) => ({
  botCheckChallenge: t.field({
    type: 'JSON',
    nullable: true,
    description:
      'A proof-of-work challenge for the altcha library. Its solution is the token for `submitInquiry`. Null with reCAPTCHA.',
    resolve: async (_root, _args, { botCheck }) => (await botCheck.createChallenge?.()) ?? null,
  }),
}));
