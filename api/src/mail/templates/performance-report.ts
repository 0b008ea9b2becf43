import { overallScore } from '#api/contract/performance.ts';
import type { MailContents } from '../mail-contents.ts';
import { greeting } from './greeting.ts';
import { layout } from './layout.ts';
import { button, facts, link, paragraph, remark } from './parts.ts';
import { plainName } from './plain-name.ts';
import { readingsOf } from './readings-of.ts';
import { overallFigure, readingBlock } from './report-parts.ts';
import type { Template } from './template.ts';

/**
 * The estimate of a website, with what to do about each metric. Anyone may have it sent to any address, for any website: so
 * that one is named in the body alone, and nothing leads to it. Its whole address stands there as browsers write it: without
 * spaces, so that it holds no sentence of the sender's.
 */
export const performanceReport: Template<MailContents['performance-report']> = (report, sender) => {
  const { href } = new URL(report.website);
  const results = readingsOf(report);
  const overall = overallScore(results.map(({ score }) => score));
  const [weakest] = results.toSorted((one, other) => one.score - other.score);
  return {
    subject: `Your performance estimate: ${overall} of 100`,
    recipientName: plainName(report.name),
    body: layout(
      {
        sender,
        label: 'Estimate',
        title: 'Your performance estimate',
        preheader: `Overall ${overall} of 100. The weakest metric is ${weakest?.name}.`,
        reason: `Sent because this address was given in the performance toolkit of ${sender.agency.name}.`,
      },
      paragraph(greeting(report.name)),
      facts([['Website', href]]),
      overallFigure(overall),
      remark(
        'An estimate, not a measurement: the scores are simulated, and the website was not visited. They show how to read a report. For figures of your own, measure with ',
        link('https://pagespeed.web.dev/', 'PageSpeed Insights'),
        '.',
      ),
      ...results.map(readingBlock),
      remark(
        'First Input Delay is listed because older reports still name it. Since March 2024 Google counts Interaction to Next Paint (INP) instead.',
      ),
      button(`${sender.publicUrl}/contact`, 'Have it measured and fixed'),
    ),
  };
};
