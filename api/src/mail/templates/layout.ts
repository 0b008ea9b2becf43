import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { type CSSProperties, Fragment, createElement as h, type ReactElement, type ReactNode } from 'react';
import { plainName, withoutOverrides } from '#api/contract/text.ts';
import type { Sender } from '#api/mail/message.ts';
import { type Ink, inks, stylesheet, type } from './styles.ts';

type LayoutOptions = {
  sender: Sender;
  /** The label in the margin, like section names on the site. */
  label: string;
  title: string;
  /** The text that a list of mails shows next to the subject. */
  preheader: string;
  /** Why the reader got the mail, for the footer. */
  reason: string;
};

const full = { width: '100%' } as const;
const cell = (padding: string, content: ReactNode) => h('td', { className: 'edge', style: { padding } }, content);

/** Lays out a mail, with a rule under the agency's name, and a vertical line (the meridian) next to the text. */
export function layout(
  { sender, label, title, preheader, reason }: LayoutOptions,
  ...content: ReactNode[]
): ReactElement {
  const sheet = table(
    { ...full, style: { margin: '0 auto', maxWidth: '600px' } },
    row(
      h(
        'td',
        attributes(ink.ground('sheet')),
        table(full, row(cell('28px 36px 16px', masthead(sender)))),
        rule(),
        table(full, row(cell('36px 36px 24px', table(full, row(margin(label), meridian(title, content)))))),
        table(full, row(cell('0 36px 32px', footer(sender, reason)))),
      ),
    ),
  );
  return h(
    Html,
    { lang: 'en', dir: 'ltr' },
    head(title),
    h(
      'body',
      attributes(ink.ground('paper'), { margin: 0, padding: 0 }),
      h(Preview, null, withoutOverrides(preheader)),
      table(full, row(h('td', attributes(ink.ground('paper'), { padding: '24px 0' }), sheet))),
    ),
  );
}

function head(title: string) {
  return h(
    Head,
    null,
    h('title', null, title),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('style', null, stylesheet),
  );
}

function margin(label: string) {
  const place = { width: '84px', padding: '7px 18px 0 0', textAlign: 'right', verticalAlign: 'top' } as const;
  return h('td', { ...attributes('margin', type.label, ink.color('soft'), place), 'data-skip-in-text': true }, label);
}

function meridian(title: string, content: ReactNode[]) {
  const place = { padding: '0 0 0 26px', verticalAlign: 'top' } as const;
  return h(
    'td',
    attributes('content', ink.edge('Left', 'accent', '2px'), place),
    h('h1', attributes(type.title, ink.color('ink'), { margin: '0 0 18px', wordBreak: 'break-word' }), title),
    ...content,
  );
}

/** The agency's mark and name. */
function masthead({ agency }: Sender) {
  const box = { fontSize: '14px', lineHeight: '34px', padding: '0 8px', letterSpacing: '0.04em' };
  const name = { fontSize: '17px', lineHeight: '34px', paddingLeft: '12px' };
  return table(
    { ornament: true },
    row(
      h('td', attributes(type.label, ink.ground('ink'), ink.color('sheet'), box), agency.initials),
      h('td', attributes(type.label, ink.color('ink'), name), agency.name),
    ),
  );
}

const ticks = 12;

/** A double rule with ticks, as on the border of a nautical chart. */
function rule() {
  const rules = [ink.edge('Top', 'rule'), ink.edge('Bottom', 'rule')];
  const cells = Array.from({ length: ticks }, (_, at) => {
    const tick = attributes(ink.ground(at % 2 === 0 ? 'rule' : 'sheet'), ...rules, {
      height: '5px',
      fontSize: 0,
      lineHeight: 0,
    });
    return h('td', { key: at, ...tick, width: `${100 / ticks}%` }, '\u00a0');
  });
  return table({ width: '100%', ornament: true }, row(...cells));
}

/** The footer of a mail: the sender, how to reach the sender, and why the mail was sent. */
function footer({ agency, publicUrl }: Sender, reason: string) {
  return h(
    'p',
    attributes(type.small, ink.color('soft'), ink.edge('Top', 'line'), { margin: 0, paddingTop: '18px' }),
    agency.name,
    h('br'),
    link(`mailto:${agency.email}`, agency.email),
    ' · ',
    agency.phone,
    ' · ',
    link(publicUrl, new URL(publicUrl).host),
    h('br'),
    reason,
  );
}

export function paragraph(...content: ReactNode[]) {
  return h(Text, attributes(type.body, ink.color('ink'), { margin: '0 0 16px' }), ...content);
}

export function remark(...content: ReactNode[]) {
  return h(Text, attributes(type.remark, ink.color('soft'), { margin: '0 0 16px' }), ...content);
}

export function heading(content: ReactNode) {
  return h('h2', attributes(type.heading, ink.color('ink'), { margin: '28px 0 10px' }), content);
}

export function link(href: string, label: string) {
  return h(Link, { href, ...attributes(ink.color('accent'), { textDecoration: 'underline' }) }, label);
}

/**
 * Returns the host of a URL that a stranger typed, as text that mail programs do not link. An invisible word joiner and
 * non-joiner precede each dot, because mail programs look for dots between letters. If a program links the text
 * nevertheless, no browser accepts a host with a non-joiner.
 */
export function hostAsText(address: string): string {
  return new URL(address).hostname.replaceAll('.', '\u2060\u200c.');
}

/** The mail's main button. In the text part, its URL follows its label. */
export function button(href: string, label: string) {
  const cell = attributes(ink.ground('accent'), { padding: '13px 24px' });
  const words = attributes(type.label, ink.color('onAccent'), { fontSize: '16px', textDecoration: 'none' });
  return table({ style: { margin: '8px 0 24px' } }, row(h('td', cell, h(Link, { href, ...words }, label))));
}

/** A quotation, line by line, set off from our own words. */
export function quotation(text: string) {
  const lines = withoutOverrides(text)
    .split(/\r\n|\r|\n/)
    .map((line, at) => h(Fragment, { key: at }, at > 0 ? h('br') : null, line));
  const ground = attributes(ink.ground('water'), { padding: '16px 20px' });
  const words = attributes(type.body, ink.color('ink'), { margin: 0, wordBreak: 'break-word' });
  return table(
    { width: '100%', style: { margin: '0 0 20px' } },
    row(h('td', ground, h(Text, { ...words, dir: 'auto' }, lines))),
  );
}

export type Fact = readonly [term: string, fact: ReactNode];

/** Isolates a stranger's text, which may run in the other direction than ours. */
const isolate = (value: ReactNode) => (typeof value === 'string' ? h('bdi', null, withoutOverrides(value)) : value);

/** Terms and values as a table, without terms that have no value. */
export function facts(rows: readonly Fact[]) {
  const cell = { padding: '9px 0', verticalAlign: 'top' } as const;
  const line = ink.edge('Bottom', 'line');
  const term = attributes('term', type.label, cell, line, ink.color('soft'), { width: '112px', lineHeight: '22px' });
  const fact = attributes('fact', type.small, cell, line, ink.color('ink'), {
    paddingLeft: '16px',
    wordBreak: 'break-word',
  });
  return h(
    'table',
    {
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      width: '100%',
      style: { margin: '0 0 24px' },
      'data-text-format': 'dataTable',
    },
    h(
      'tbody',
      null,
      rows
        .filter(([, value]) => value)
        .map(([name, value]) => h('tr', { key: name }, h('td', term, name), h('td', fact, isolate(value)))),
    ),
  );
}

export function greeting(name: string | undefined): string {
  const plain = plainName(name);
  return plain ? `Hello ${plain},` : 'Hello,';
}

type Inked = { className: string; style: CSSProperties };

/** Colors an element by an inline style for light mode, and by a class for dark mode, which needs a stylesheet. */
export const ink = {
  color: (name: Ink): Inked => ({ className: `c-${name}`, style: { color: inks.day[name] } }),
  ground: (name: Ink): Inked => ({ className: `g-${name}`, style: { backgroundColor: inks.day[name] } }),
  edge: (side: 'Top' | 'Bottom' | 'Left', name: Ink, width = '1px'): Inked => ({
    className: `b-${name}`,
    style: { [`border${side}`]: `${width} solid ${inks.day[name]}` },
  }),
};

/** Combines class names, colors and styles into the attributes of one element. */
export function attributes(...parts: (string | Inked | CSSProperties)[]): { className?: string; style: CSSProperties } {
  const classes: string[] = [];
  const style: CSSProperties = {};
  for (const part of parts) {
    if (typeof part === 'string') classes.push(part);
    else if ('className' in part) {
      classes.push(part.className);
      Object.assign(style, part.style);
    } else Object.assign(style, part);
  }
  return { ...(classes.length > 0 && { className: classes.join(' ') }), style };
}

type TableOptions = {
  width?: '100%';
  style?: CSSProperties;
  /** Whether the text part leaves the table out, because the table is decoration or its content is elsewhere, too. */
  ornament?: boolean;
};

/** A layout table, which mail programs understand and screen readers skip. */
export function table({ width, style, ornament }: TableOptions, ...rows: ReactNode[]) {
  return h(
    'table',
    {
      role: 'presentation',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      ...(width && { width }),
      ...(style && { style }),
      ...(ornament && { 'data-skip-in-text': true }),
    },
    h('tbody', null, ...rows),
  );
}

export const row = (...cells: ReactNode[]) => h('tr', null, ...cells);
