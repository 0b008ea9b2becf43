import type { PageCheck } from '@agency/prisma/client';
import { z } from 'zod';
import { type Finding, longestPassDays, mostFaultyPages, passFindingSchema } from '#api/contract/page-checks.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { InputError, inputError, NotFoundError, NotSignedInError, parseInput } from '#api/graphql/failures.ts';
import { findCheckedPage } from './checked-pages.ts';
import { beginCheck, findFaultyPages, findingsOf, latestCheck, recordsOfPages } from './page-checks.ts';

const isId = (id: string) => z.uuid().safeParse(id).success;

type Pass = { reason: string; until: string; passedBy: string };

const FindingPass = builder.objectRef<Pass>('FindingPass').implement({
  description: 'A decision to let a warning pass.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'The reason that the admin gave.' }),
    until: t.exposeString('until', { description: 'The last day on which the warning passes, such as 2027-01-31.' }),
    passedBy: t.exposeString('passedBy', { description: 'The user who let the warning pass.' }),
  }),
});

const FindingType = builder.objectRef<Finding & { pass: Pass | null }>('Finding').implement({
  description: 'A finding of a page check.',
  fields: (t) => ({
    rule: t.exposeString('rule', { description: 'What was checked, such as `broken-link`.' }),
    severity: t.exposeString('severity', {
      description: 'An `error` keeps the page from being published. A `warning` can pass with a reason.',
    }),
    message: t.exposeString('message', { description: 'What is wrong.' }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The form field with the problem. Null if the problem is in the page around the content.',
    }),
    quote: t.exposeString('quote', {
      description:
        'Where in the field the problem is: a text, or the address of a link or picture. Empty for the whole field.',
    }),
    pass: t.expose('pass', {
      type: FindingPass,
      nullable: true,
      description: 'The decision to let the finding pass. Null if there is none, or if it has expired.',
    }),
  }),
});

export const PageCheckType = builder.objectRef<PageCheck>('PageCheck').implement({
  description: 'The latest check of a page or of its preview, with its findings.',
  fields: (t) => ({
    page: t.exposeString('page', {
      description: 'The id of the record that the page shows, or the path of a page without a record.',
    }),
    type: t.string({
      nullable: true,
      description: 'The type of that record, such as `BlogPost`. Null for a page without a record.',
      resolve: async ({ page }, _args, context) =>
        isId(page) ? (await recordsOfPages(context).load(page))?.type : null,
    }),
    title: t.string({
      description:
        'The title of the record, or the client of a case study. For a page without a record, the title of the page, which is empty if the page could not be read.',
      // Do not return a record's page title here. It may be the search title, by which lists cannot find the record.
      resolve: async ({ page, title }, _args, context) =>
        (isId(page) && (await recordsOfPages(context).load(page))?.title) || title,
    }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether the checked content was public. If false, a draft or unsaved changes were checked.',
    }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the check ended. Null while it is in progress.',
    }),
    hasBrowser: t.exposeBoolean('hasBrowser', {
      description: 'Whether a browser was available. If not, accessibility, width and weight were not checked.',
    }),
    findings: t.field({
      type: [FindingType],
      description: 'The findings, at most 100.',
      complexity: cost.query,
      resolve: (check, _args, { database, now }) => findingsOf(database, check, now()),
    }),
  }),
});

const recordId = { required: true, description: 'The id of the post, case study or portfolio item, a uuid.' } as const;

builder.queryFields((t) => ({
  faultyPages: t.field({
    type: [PageCheckType],
    description: `Public pages with an error, or with a warning that nobody let pass; at most ${mostFaultyPages}. For the admin.`,
    authScopes: { admin: true },
    complexity: { field: cost.query, multiplier: mostFaultyPages },
    resolve: (_root, _args, { database, now }) => findFaultyPages(database, mostFaultyPages, now()),
  }),
  pageCheck: t.field({
    type: PageCheckType,
    nullable: true,
    description: 'The latest check of the page of a record. Null if there was none. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id(recordId) },
    complexity: cost.query,
    resolve: (_root, { id }, { database }) => (isId(id) ? latestCheck(database, id) : null),
  }),
}));

builder.mutationFields((t) => ({
  checkPage: t.field({
    type: PageCheckType,
    description:
      'Asks a worker to check the preview of a record, which includes unsaved changes. `pageCheck` has the outcome ' +
      'within seconds. For the admin.',
    authScopes: { admin: true },
    errors: { types: [NotFoundError, NotSignedInError] },
    args: { id: t.arg.id(recordId) },
    async resolve(_root, { id }, { database, requestPageCheck }) {
      if (!isId(id) || !(await findCheckedPage(database, id))) throw new NotFoundError('This page');
      const check = await beginCheck(database, id, false);
      await requestPageCheck(id);
      return check;
    },
  }),
  passFinding: t.field({
    type: PageCheckType,
    description: 'Lets a warning pass on the page of a record until a day. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id(recordId),
      rule: t.arg.string({ required: true, description: "The finding's rule." }),
      quote: t.arg.string({ required: true, description: 'The `quote` of the finding.' }),
      reason: t.arg.string({ required: true, description: 'Why the warning passes, at most 300 characters.' }),
      until: t.arg.string({
        required: true,
        description: `The last day on which the warning passes, such as 2027-01-31: at most ${longestPassDays} days from now, or tomorrow for the rule \`unchecked\`.`,
      }),
    },
    async resolve(_root, { id, ...given }, { database, session, now }) {
      const { rule, quote, reason, until: day } = parseInput(passFindingSchema, given);
      const until = new Date(day);
      const ahead = (until.getTime() - now().getTime()) / (24 * 60 * 60_000);
      // An unchecked page passes for a day only.
      const [most, message] =
        rule === 'unchecked'
          ? [1, 'Must be today or tomorrow']
          : [longestPassDays, 'Must be a day of the next twelve months'];
      if (ahead <= -1 || ahead > most) throw inputError([{ path: ['until'], message }]);
      const check = isId(id) ? await latestCheck(database, id) : null;
      if (!check) throw new NotFoundError('This check');
      const passedBy = (await session())?.user.username;
      if (!passedBy) throw new NotSignedInError();
      const pass = { reason, until, passedBy };
      const where = { page_rule_quote: { page: id, rule, quote } };
      await database.findingPass.upsert({ where, create: { page: id, rule, quote, ...pass }, update: pass });
      return check;
    },
  }),
}));
