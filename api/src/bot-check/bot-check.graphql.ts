import { builder } from '#api/graphql/builder.ts';

builder.queryFields((t) => ({
  botCheckChallenge: t.field({
    type: 'JSON',
    nullable: true,
    description:
      'A proof-of-work challenge for the altcha library. The token for `submitInquiry` is the base64 of the JSON ' +
      '`{ "challenge": …, "solution": … }`, with this challenge and the solution that the library finds. Null with reCAPTCHA.',
    resolve: async (_root, _args, { botCheck }) => (await botCheck.createChallenge?.()) ?? null,
  }),
}));
