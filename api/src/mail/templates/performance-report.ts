import { createElement as h } from 'react';
import { metrics } from '#api/contract/performance/metrics.ts';
import { overallScore, type ScoreCategory, scoreCategory } from '#api/contract/performance/score.ts';
import type { MailContents } from '../mail-contents.ts';
import { greeting } from './greeting.ts';
import type { Ink } from './inks.ts';
import { layout } from './layout.ts';
import { button, link, paragraph, remark } from './parts.ts';
import { reportAdvice } from './report-advice.ts';
import { dress, painted, type } from './styles.ts';
import { row, table } from './table.ts';
import type { Template } from './template.ts';

type Report = MailContents['performance-report'];

/** The metrics of a report in the toolkit's order, in the toolkit's words: of what was sent only names and scores are taken. */
function readings({ performanceData }: Report) {
  return metrics.flatMap(({ name, description, impact }) => {
    const score = performanceData.metrics.find((metric) => metric.name === name)?.score;
    if (score === undefined) return [];
    const category = scoreCategory(score);
    return [
      {
        name,
        description,
        impact: impact[category],
        advice: reportAdvice[name][category],
        category,
        score: Math.round(score),
      },
    ];
  });
}

/** The estimate of a website, with what to do about each metric. */
export const performanceReport: Template<Report> = (report, sender) => {
  const host = new URL(report.website).host;
  const results = readings(report);
  const overall = overallScore(results.map(({ score }) => score));
  const [weakest] = results.toSorted((one, other) => one.score - other.score);
  return {
    subject: `Performance estimate for ${host}: ${overall} of 100`,
    ...(report.name && { recipientName: report.name }),
    body: layout(
      {
        sender,
        label: 'Estimate',
        title: `Estimate for ${host}`,
        preheader: `Overall ${overall} of 100. The weakest metric is ${weakest?.name}.`,
        reason: `Sent because this address was given in the performance toolkit of ${sender.agency.name}.`,
      },
      paragraph(greeting(report.name)),
      figure(overall, 'of 100', 'Overall score'),
      remark(
        'An estimate, not a measurement: the scores are simulated, and the website was not visited. They show how to read a report. For figures of your own, measure with ',
        link('https://pagespeed.web.dev/', 'PageSpeed Insights'),
        '.',
      ),
      ...results.map(reading),
      remark(
        'First Input Delay is listed because older reports still name it. Since March 2024 Google counts Interaction to Next Paint (INP) instead.',
      ),
      button(`${sender.publicUrl}/contact`, 'Have it measured and fixed'),
    ),
  };
};

function figure(score: number, unit: string, label: string) {
  return h(
    'p',
    dress(painted.color('ink'), { margin: '4px 0 16px' }),
    h('span', dress(type.label, painted.color('soft')), label),
    h('br'),
    h('span', dress(type.figure, { fontSize: '64px', lineHeight: '64px' }), score),
    h('span', dress(type.label, painted.color('soft'), { paddingLeft: '8px' }), ` ${unit}`),
  );
}

/** One metric: its score stands large beside what it means and what to do. */
function reading({ name, score, category, description, impact, advice }: ReturnType<typeof readings>[number]) {
  const place = { verticalAlign: 'top', padding: '18px 0 6px' } as const;
  const words = (ink: Ink, margin: string) => dress(type.small, painted.color(ink), { margin });
  return table(
    { width: '100%' },
    row(
      h(
        'td',
        dress(painted.edge('Top', 'line'), place, { width: '76px' }),
        h('span', dress(type.figure, painted.color(category)), score),
        h('span', dress(type.label, painted.color('soft'), { display: 'block' }), ' of 100'),
      ),
      h(
        'td',
        dress(painted.edge('Top', 'line'), place),
        h('h2', dress(type.heading, painted.color('ink'), { margin: 0 }), name, ' ', grade(category)),
        h('p', words('soft', '4px 0 8px'), description),
        h('p', words('ink', '0 0 8px'), impact),
        h('p', words('ink', '0 0 12px'), h('strong', null, 'What to do: '), advice),
      ),
    ),
  );
}

const grade = (category: ScoreCategory) => h('span', dress(painted.color(category)), `–\u00a0${category}`);
