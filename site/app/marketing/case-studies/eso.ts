import type { CaseStudy } from './case-study.ts';

export const content: CaseStudy = {
  path: '/case-studies/eso',
  composition: 'program',
  head: {
    title: 'Case study: Eastern Shore Orchestra',
    description:
      'A regional orchestra sold seats by PDF and telephone. With a WordPress site and a seat map, 71% of tickets are now sold online, up from 22%.',
    keywords: 'WordPress case study, orchestra website, ticket sales, seat map, accessibility',
  },
  client: 'Eastern Shore Orchestra',
  sector: 'Regional orchestra, concerts by subscription and single ticket',
  technology: 'WordPress',
  timeframe: 'January to May 2025',
  imageUrl: '/images/portfolio/eso.webp',
  title: 'From a PDF and a telephone to the seat itself.',
  summary:
    'The Eastern Shore Orchestra, ESO to its subscribers, sold seats through a PDF and a telephone. The new WordPress site lists the season, shows the hall seat by seat and holds a seat for ten minutes while you pay. The box office still answers the phone; it rings less.',
  problem: {
    title: 'Two people, one line, a hall to fill',
    paragraphs: [
      'The season was a PDF of sixteen pages. On a phone you had to zoom in and scroll around to find a date. To see which seats were free, you had to call between ten and two.',
      'A ticket form existed on another company’s page, in other colors, and let buyers choose a price category only. Subscribers who have sat in the same row for twenty years did not trust it. 22% of tickets were sold there.',
      'On the first day of a season the line was busy all day. Nobody counted the callers who gave up.',
    ],
  },
  steps: [
    {
      name: 'Spent two days in the box office',
      text: 'We listened to calls and noted what people asked. Almost half wanted to know exactly where a seat was and what they could see from it. That settled the design.',
    },
    {
      name: 'Made the season a list',
      text: 'Concerts are entries in WordPress: date, hall, program, soloists, length, intermission. The orchestra’s own staff fill them in, and the page, the calendar feed and the printed leaflet draw on the same entry.',
    },
    {
      name: 'Drew the hall',
      text: 'All 812 seats are on a plan that works with a finger, a mouse, a keyboard and a screen reader. Stairs, wheelchair spaces and limited views are marked.',
    },
    {
      name: 'Held the seat while people pay',
      text: 'A chosen seat is yours for ten minutes, with the time in sight. The box office sells from the same plan, so that a seat cannot be sold twice.',
    },
    {
      name: 'Invited the subscribers first',
      text: 'They could order two weeks early, with their own seat already chosen. The box office offered to walk them through it by phone.',
    },
  ],
  results: {
    lead: 'The first full season on the new site, 2025/26, compared with the one before.',
    figures: [
      {
        value: '71%',
        label: 'of tickets sold online, from 22%',
        before: 22,
        after: 71,
        unit: '%',
        drawnIn: 'seats',
        source: 'Ticket system, season 2024/25 and season 2025/26, September to May each',
      },
      {
        value: '−45%',
        label: 'calls to the box office, per week in season',
        before: 320,
        after: 176,
        unit: 'calls a week',
        source: 'Telephone provider’s monthly statement, answered calls, September to May each',
      },
      {
        value: '0.9 s',
        label: 'largest contentful paint on a phone, season page',
        before: 2.5,
        after: 0.9,
        unit: 's',
        names: ['Google’s limit', 'season page'],
        source: 'Lab test on a mid-range phone profile, June 2025, median of five runs',
      },
    ],
  },
  lessons: {
    title: 'What we learned',
    paragraphs: [
      'Ten minutes was right on the third try. With five, older buyers lost their seats while looking for a card; with twenty, the best rows looked sold out on the first morning.',
      'We had wanted to tuck the phone number away. The box office asked us to print it larger. They were right: people who can see a number feel safe enough to try without it.',
    ],
  },
  service: { label: 'WordPress development', to: '/services/wordpress' },
};
