import type { CaseStudy } from './case-study.ts';
import { content as eso } from './eso.ts';
import { content as redBullEnterprise } from './red-bull-enterprise.ts';
import { content as wellnessBrand } from './wellness-brand.ts';

export const studies: readonly CaseStudy[] = [eso, wellnessBrand, redBullEnterprise];

/** A case study's name in addresses: the last part of its path. */
export const studySlug = ({ path }: Pick<CaseStudy, 'path'>): string => path.slice(path.lastIndexOf('/') + 1);
