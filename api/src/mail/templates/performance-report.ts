import { createElement as h } from 'react';
import {
  type MetricName,
  metrics,
  overallScore,
  type ScoreCategory,
  scoreCategory,
} from '#api/contract/performance.ts';
import { plainName } from '#api/contract/text.ts';
import type { MailContents } from '#api/mail/mail-contents.ts';
import type { Template } from '#api/mail/message.ts';
import {
  attributes,
  button,
  facts,
  greeting,
  hostAsText,
  ink,
  layout,
  link,
  paragraph,
  remark,
  row,
  table,
} from './layout.ts';
import { type Ink, type } from './styles.ts';

/**
 * The estimate of a website, with advice for each metric. Anyone may have this mail sent to any address, for any
 * website. So the mail names only the website's host, in the body, as text without a link.
 */
export const performanceReport: Template<MailContents['performance-report']> = (report, sender) => {
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
        reason: `You are receiving this because someone entered this address in the performance toolkit at ${sender.agency.name}.`,
      },
      paragraph(greeting(report.name)),
      facts([['Website', hostAsText(report.website)]]),
      overallFigure(overall),
      remark(
        'An estimate, not a measurement: the scores are simulated, and the website was not visited. They show how to read a report. For real numbers, test your site with ',
        link('https://pagespeed.web.dev/', 'PageSpeed Insights'),
        '.',
      ),
      ...results.map(readingBlock),
      remark(
        'First Input Delay is listed because older reports still name it. Since March 2024 Google counts Interaction to Next Paint (INP) instead.',
      ),
      button(`${sender.publicUrl}/contact`, 'Have us measure and fix it'),
    ),
  };
};

type Reading = {
  name: MetricName;
  /** Rounded, so that the category matches the displayed number. */
  score: number;
  category: ScoreCategory;
  description: string;
  impact: string;
  advice: string;
};

/** Returns a report's metrics in the toolkit's order, with our own texts. Only the scores come from the request. */
function readingsOf({ performanceData }: MailContents['performance-report']): Reading[] {
  return metrics.flatMap(({ name, description, impact }) => {
    const sent = performanceData.metrics.find((metric) => metric.name === name);
    if (!sent) return [];
    const score = Math.round(sent.score);
    const category = scoreCategory(score);
    return [{ name, score, category, description, impact: impact[category], advice: reportAdvice[name][category] }];
  });
}

function overallFigure(score: number) {
  return h(
    'p',
    attributes(ink.color('ink'), { margin: '4px 0 16px' }),
    h('span', attributes(type.label, ink.color('soft')), 'Overall score'),
    h('br'),
    h('span', attributes(type.figure, { fontSize: '64px', lineHeight: '64px' }), score),
    h('span', attributes(type.label, ink.color('soft'), { paddingLeft: '8px' }), ' of 100'),
  );
}

/** One metric: its score in large figures, its meaning, and what to do. */
function readingBlock({ name, score, category, description, impact, advice }: Reading) {
  const place = { verticalAlign: 'top', padding: '18px 0 6px' } as const;
  const words = (name: Ink, margin: string) => attributes(type.small, ink.color(name), { margin });
  return table(
    { width: '100%' },
    row(
      h(
        'td',
        attributes(ink.edge('Top', 'line'), place, { width: '76px' }),
        h('span', attributes(type.figure, ink.color(category)), score),
        h('span', attributes(type.label, ink.color('soft'), { display: 'block' }), ' of 100'),
      ),
      h(
        'td',
        attributes(ink.edge('Top', 'line'), place),
        h('h2', attributes(type.heading, ink.color('ink'), { margin: 0 }), name, ' ', grade(category)),
        h('p', words('soft', '4px 0 8px'), description),
        h('p', words('ink', '0 0 8px'), impact),
        h('p', words('ink', '0 0 12px'), h('strong', null, 'What to do: '), advice),
      ),
    ),
  );
}

const grade = (category: ScoreCategory) => h('span', attributes(ink.color(category)), `–\u00a0${category}`);

/** Advice for each metric and category. The step that usually gains most comes first. */
const reportAdvice: Readonly<Record<MetricName, Readonly<Record<ScoreCategory, string>>>> = {
  'First Contentful Paint': {
    good: 'Keep it that way: measure again after each new plugin, font or tag.',
    warning: 'Cache whole pages on the server, and defer stylesheets and scripts that the first screen does not need.',
    poor: 'Start with the server: page caching, a current PHP version and a content delivery network near your visitors. Then remove what blocks the first paint.',
  },
  'Largest Contentful Paint': {
    good: 'Keep the first large picture as it is, and test new banners on a phone before they go live.',
    warning:
      'Find the largest picture on the first screen. Send it as AVIF or WebP at the size it is shown, and never load it lazily.',
    poor: 'Shrink the first large picture, load it with fetchpriority="high", and cut the time the server takes to answer to 0.8 seconds or less.',
  },
  'Cumulative Layout Shift': {
    good: 'Keep setting width and height on every picture and embed you add.',
    warning: 'Set the width and height of pictures, and reserve space for banners and consent notices.',
    poor: 'Look for what arrives late: banners, embeds, fonts. Reserve space for it, and give each web font a fallback of the same size.',
  },
  'First Input Delay': {
    good: 'Nothing to do. Watch Interaction to Next Paint (INP), which took its place among the Core Web Vitals in March 2024.',
    warning: 'Load scripts with defer, and start chat and marketing tags after the page is usable.',
    poor: 'List all scripts with an owner for each, delete those nobody claims, and load the rest only on the pages that need them.',
  },
  'Total Blocking Time': {
    good: 'Keep a limit on the size of scripts, so that it stays that way.',
    warning: 'Open Coverage in Chrome DevTools: code that loads but never runs can go, or load later.',
    poor: 'Remove old plugins, sliders and second copies of libraries first. Then break up work that takes longer than 50 milliseconds.',
  },
};
