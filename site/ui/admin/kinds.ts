import type { z } from 'zod';
import { inquiryKind } from './inbox/inquiry.ts';
import type { AnyKind } from './kind.ts';
import { portfolioItemKind } from './portfolio/portfolio-item.ts';

export const kinds = {
  [inquiryKind.name]: inquiryKind,
  [portfolioItemKind.name]: portfolioItemKind,
};
export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as KindName[];

/** A kind by its name, for code that treats all alike. */
export const kindOf = (name: KindName): AnyKind => kinds[name];

export type MutationName<Name extends KindName> = keyof (typeof kinds)[Name]['mutations'] & string;

/** What a mutation is given beside the id of its record. */
export type VariablesOf<
  Name extends KindName,
  Of extends MutationName<Name>,
> = (typeof kinds)[Name]['mutations'][Of] extends { variables: z.ZodType<infer Variables> } ? Variables : never;
