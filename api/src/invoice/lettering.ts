import { inks } from '#api/mail/templates/inks.ts';
import type { Face } from './fonts.ts';

/** How text is set; sizes in points. */
export type Style = {
  face: Face;
  size: number;
  leading: number;
  ink: string;
  tracking?: number;
  /** Figures of one width, so that columns of them stand in line. */
  tabular?: boolean;
};

/** Paper has the day's inks; land is the ground of remarks on the chart. */
export const paper = { ...inks.day, land: '#f2e7c4', landLine: '#b09a4f' };

const soft = paper.soft;
const ink = paper.ink;

export const styles = {
  name: { face: 'label', size: 13, leading: 17, ink },
  initials: { face: 'title', size: 10.5, leading: 13, ink: paper.sheet, tracking: 0.4 },
  margin: { face: 'label', size: 8.5, leading: 12, ink: soft, tracking: 0.1 },
  number: { face: 'title', size: 31, leading: 34, ink, tracking: -0.6, tabular: true },
  strong: { face: 'label', size: 11, leading: 16, ink },
  text: { face: 'text', size: 11, leading: 16, ink },
  soft: { face: 'text', size: 11, leading: 16, ink: soft },
  remark: { face: 'remark', size: 11, leading: 16, ink: soft },
  figures: { face: 'label', size: 11, leading: 16, ink, tabular: true },
  total: { face: 'title', size: 25, leading: 28, ink, tracking: -0.4, tabular: true },
  small: { face: 'text', size: 8.5, leading: 12, ink: soft },
} satisfies Record<string, Style>;
