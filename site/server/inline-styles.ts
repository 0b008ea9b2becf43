import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/**
 * A page with inlined styles. `styleSource`: the CSP hash of the styles (`'sha256-...'`); null for a page without
 * styles.
 */
type StyledPage = { html: string; styleSource: string | null };

const sheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/;
const frameworkAtOnce = /<script [^>]*type="module"/;

/**
 * The rule for a short crossfade between pages. Every document inlines this rule. If only the linked style sheet
 * contained it, the browser would abort the transition and report an error.
 */
const softCut = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Returns a function that inlines the styles of a page, so that the page does not wait for its style sheet. The style
 * sheet stays linked but disabled until the framework enables it. A page that loads the framework at once uses the
 * style sheet instead.
 */
export function styleInliner(clientFolder: string): (html: string) => StyledPage {
  const sheets = new LRUCache<string, StyleSheet>({
    max: 4,
    memoMethod: (href) => new StyleSheet(readFileSync(join(clientFolder, href), 'utf8')),
  });
  const sources = new LRUCache<string, string>({
    max: 300,
    memoMethod: (styles) => `'sha256-${hash('sha256', styles + softCut, 'base64')}'`,
  });
  return (html) => {
    const [link, href] = sheetLink.exec(html) ?? [];
    if (!link || !href) return { html, styleSource: null };
    const atOnce = frameworkAtOnce.test(html);
    const styles = atOnce ? '' : sheets.memo(href).stylesFor(html);
    return {
      html: html.replace(
        link,
        () => `<style>${styles}${softCut}</style>${atOnce ? link : link.replace('/>', ' disabled=""/>')}`,
      ),
      styleSource: sources.memo(styles),
    };
  };
}

/** Returns what one rule of a style sheet contributes to a page with `classes`: its CSS text, or an empty string. */
type Piece = (classes: ReadonlySet<string>) => string;

/** A parsed style sheet, from which a page gets only the rules that its classes need, in the sheet's order. */
export class StyleSheet {
  #pieces: Piece[];
  #keyframes = new Map<string, string>();
  #made = new LRUCache<string, string>({ max: 300 });

  constructor(css: string) {
    this.#pieces = postcss.parse(css).nodes.map((node) => this.#pieceOf(node));
  }

  stylesFor(html: string): string {
    const attributes = [...classAttributes(html)].join(' ');
    const made = this.#made.get(attributes) ?? this.#make(new Set(attributes.split(' ')));
    this.#made.set(attributes, made);
    return made;
  }

  #make(classes: ReadonlySet<string>): string {
    const rules = this.#pieces.map((piece) => piece(classes)).join('');
    const animations = [...this.#keyframes].filter(([name]) => rules.includes(name)).map(([, text]) => text);
    return rules + animations.join('');
  }

  #pieceOf(node: ChildNode): Piece {
    if (node.type === 'rule') return ruleOf(node);
    if (node.type !== 'atrule') return () => '';
    if (node.name === 'keyframes') {
      this.#keyframes.set(node.params, node.toString());
      return () => '';
    }
    return ['media', 'supports', 'container', 'layer', 'starting-style'].includes(node.name)
      ? this.#groupOf(node)
      : () => textOf(node);
  }

  #groupOf(node: AtRule): Piece {
    const pieces = (node.nodes ?? []).map((child) => this.#pieceOf(child));
    return (classes) => {
      const inside = pieces.map((piece) => piece(classes)).join('');
      return inside && `@${node.name} ${node.params}{${inside}}`;
    };
  }
}

/**
 * Returns the distinct `class` attributes of a page. Uses no regular expression, to be fast: a page may have a thousand
 * `class` attributes.
 */
function classAttributes(html: string): Set<string> {
  const before = ' class="';
  const found = new Set<string>();
  for (let end = 0, at = html.indexOf(before); at >= 0; at = html.indexOf(before, end)) {
    end = html.indexOf('"', at + before.length);
    // If the closing quote is missing, `end` is -1. The search would then begin again at the start, forever.
    if (end < 0) break;
    found.add(html.slice(at + before.length, end));
  }
  return found;
}

/** Returns the CSS text of an at-rule such as `@font-face`. An at-rule without a block needs a semicolon. */
const textOf = (node: AtRule): string => (node.nodes ? node.toString() : `${node.toString()};`);

function ruleOf({ selectors, nodes }: Rule): Piece {
  const block = `{${nodes.map(String).join(';')}}`;
  const needs = selectors.map((selector) => ({ selector, classes: classesOf(selector) }));
  return (classes) => {
    const held = needs.filter((need) => need.classes.every((name) => classes.has(name)));
    return held.length > 0 ? held.map(({ selector }) => selector).join(',') + block : '';
  };
}

/**
 * Returns the classes that a selector requires. Classes inside parentheses, such as those of `:not()`, are not
 * required.
 */
function classesOf(selector: string): string[] {
  const plain = selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
