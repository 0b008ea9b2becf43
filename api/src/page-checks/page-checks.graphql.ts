import type { PageCheck } from '@agency/prisma/client';
import { z } from 'zod';
import { type Finding, longestPassDays, passFindingSchema } from '#api/contract/page-checks.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { InputError, inputError, NotFoundError, NotSignedInError, parseInput } from '#api/graphql/failures.ts';
import { findCheckedPage } from './checked-pages.ts';
import { beginCheck, findFaultyPages, findingsOf } from './page-checks.ts';

type Pass = { reason: string; until: string; passedBy: string };

const FindingPass = builder.objectRef<Pass>('FindingPass').implement({
  description: 'Why a warning passes.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'The reason that was given.' }),
    until: t.exposeString('until', { description: 'The last day on which it passes, such as 2027-01-31.' }),
    passedBy: t.exposeString('passedBy', { description: 'The user who let it pass.' }),
  }),
});

const FindingType = builder.objectRef<Finding & { pass: Pass | null }>('Finding').implement({
  description: 'What a check of a page found.',
  fields: (t) => ({
    rule: t.exposeString('rule', { description: 'What was checked, such as `broken-link`.' }),
    severity: t.exposeString('severity', {
      description: '`error` keeps the page from being published; `warning` passes with a reason.',
    }),
    message: t.exposeString('message', { description: 'What is wrong.' }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The field of the form that it is about. Null = the page around the content.',
    }),
    quote: t.exposeString('quote', {
      description: 'Its place in the field: a text, or the address of a link or picture. Empty = the whole field.',
    }),
    pass: t.expose('pass', { type: FindingPass, nullable: true, description: 'Null = nobody lets it pass.' }),
  }),
});

export const PageCheckType = builder.objectRef<PageCheck>('PageCheck').implement({
  description: 'The latest check of a page: what keeps it from being published, or what broke since.',
  fields: (t) => ({
    page: t.exposeString('page', { description: 'The id of the post or case study, or the path of another page.' }),
    title: t.exposeString('title', { description: "The page's title." }),
    isPublic: t.exposeBoolean('isPublic', { description: 'Whether visitors could read what was checked.' }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended. Null = it is under way.',
    }),
    hasBrowser: t.exposeBoolean('hasBrowser', {
      description: 'Whether a browser took part. Without one, accessibility, width and weight were not checked.',
    }),
    findings: t.field({
      type: [FindingType],
      description: 'What it found, 100 at most.',
      complexity: cost.query,
      resolve: (check, _args, { database, now }) => findingsOf(database, check, now()),
    }),
  }),
});

/** More would not be read. */
const mostFaulty = 20;

const recordId = { required: true, description: 'The id of the post or case study, a uuid.' } as const;
const isId = (id: string) => z.uuid().safeParse(id).success;

builder.queryFields((t) => ({
  faultyPages: t.field({
    type: [PageCheckType],
    description: `The public pages that broke: ${mostFaulty} at most. For the admin.`,
    authScopes: { admin: true },
    complexity: { field: cost.query, multiplier: mostFaulty },
    resolve: (_root, _args, { database, now }) => findFaultyPages(database, mostFaulty, now()),
  }),
  pageCheck: t.field({
    type: PageCheckType,
    nullable: true,
    description: 'The latest check of the page of a post or case study; null when there was none. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id(recordId) },
    complexity: cost.query,
    resolve: (_root, { id }, { database }) =>
      isId(id) ? database.pageCheck.findUnique({ where: { page: id } }) : null,
  }),
}));

builder.mutationFields((t) => ({
  checkPage: t.field({
    type: PageCheckType,
    description:
      'Asks a worker to check the page of a post or case study as it is written now, saved or not. `pageCheck` has the outcome within ' +
      'seconds. For the admin.',
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
    description: 'Lets a warning pass on the page of a post or case study until a day. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id(recordId),
      rule: t.arg.string({ required: true, description: "The finding's rule." }),
      quote: t.arg.string({ required: true, description: "The finding's place." }),
      reason: t.arg.string({ required: true, description: 'Why it passes, at most 300 characters.' }),
      until: t.arg.string({
        required: true,
        description: `The last day on which it passes, such as 2027-01-31; at most ${longestPassDays} days from now.`,
      }),
    },
    async resolve(_root, { id, ...given }, { database, session, now }) {
      const { rule, quote, reason, until: day } = parseInput(passFindingSchema, given);
      const until = new Date(day);
      const ahead = (until.getTime() - now().getTime()) / (24 * 60 * 60_000);
      // A page that nobody looked at passes for the day only.
      if (ahead <= -1 || ahead > (rule === 'unchecked' ? 1 : longestPassDays))
        throw inputError([{ path: ['until'], message: 'Must be a day of the next twelve months' }]);
      const check = isId(id) ? await database.pageCheck.findUnique({ where: { page: id } }) : null;
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
