import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(root, path)));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Returns the matches of `pattern` in the files whose path matches `paths`, as `path: match`. */
const found = (paths: RegExp, pattern: RegExp) =>
  files
    .filter((path) => paths.test(path) && path !== 'e2e/house/conventions.test.ts')
    .flatMap((path) => [...read(path).matchAll(pattern)].map(([match]) => `${path}: ${match}`));

test('links in Markdown files lead to files that exist', () => {
  const missing = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target = '']) => join(dirname(path), target))
        .filter((target) => !existsSync(join(root, target)))
        .map((target) => `${path}: ${target}`),
    );
  expect(missing).toEqual([]);
});

test('dependencies have exact versions and checksums, are at least three days old, and run no scripts unless listed', () => {
  type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
  for (const path of files.filter((file) => file.endsWith('package.json'))) {
    const { dependencies, devDependencies }: Manifest = JSON.parse(read(path));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(`${path} ${name} ${version}`).toMatch(/ (\d+\.\d+\.\d+(-[\w.]+)?|catalog:|workspace:\*)$/);
  }
  const settings = read('pnpm-workspace.yaml');
  const [, catalog = ''] = /^catalog:\n((?: {2}.+\n)+)/m.exec(settings) ?? [];
  for (const line of catalog.trimEnd().split('\n')) expect(line).toMatch(/: \d+\.\d+\.\d+(-[\w.]+)?$/);
  expect(settings).toMatch(/^minimumReleaseAge: 4320$/m);
  expect(settings).not.toMatch(/minimumReleaseAgeExclude|dangerouslyAllowAllBuilds/);
  expect(settings).toMatch(/^allowBuilds:$/m);
  const [, packages = ''] = /\npackages:\n([\s\S]*?)\nsnapshots:\n/.exec(read('pnpm-lock.yaml')) ?? [];
  const entries = packages.split(/\n(?= {2}\S)/).filter((entry) => entry.trim());
  expect(entries.length).toBeGreaterThan(500);
  expect(entries.filter((entry) => !/resolution: \{integrity: sha512-/.test(entry))).toEqual([]);
});

test('no test sleeps', () => {
  const pause = /waitForTimeout\(|\bsetTimeout\b.*timers\/promises|setTimeout\(\w+, *[1-9][\d_]*\)/g;
  expect(found(/\.(test|scenario|journey)\.tsx?$/, pause)).toEqual([]);
});

test('only the theme contains colors, except for the colors of print and the shade over a page or picture', () => {
  const literals = found(
    /^(site|console)\/(?!ui\/theme\/).*\.css\.ts$/,
    /#[\da-f]{3,8}\b|\b(rgba?|hsla?|okl\w+)\([^v][^)]*\)?/gi,
  );
  const allowed = /: (#fff|#999|rgb\(10 21 29( \/ 0\.6)?\))$/;
  expect(literals.filter((literal) => !allowed.test(literal))).toEqual([]);
  expect(found(/^(site|console)\/.*(?<!themes)\.css\.ts$/, /import .*\binks\b.*/g)).toEqual([]);
});

test('no shadow is blurred, and no corner is rounded, except for dots', () => {
  const sheets = /^(site|console)\/.*\.css\.ts$/;
  const radii = found(sheets, /borderRadius: .+/g);
  expect(radii.length).toBeGreaterThan(0);
  expect(radii.filter((radius) => !/: (0|'50%')(,| )/.test(`${radius} `))).toEqual([]);
  const lengths = /boxShadow: [`'](?:[^`'$]|\$\{[^}]*\})*/g;
  const blurred = found(sheets, lengths).filter((shadow) => {
    const layers = shadow
      .replace(/^.*boxShadow: [`']/, '')
      .replaceAll('inset ', '')
      .split(/,(?![^(]*\))/);
    return layers.some((layer) => /^\s*\S+ \S+ (?!0 )[\d.]+/.test(layer));
  });
  expect(blurred).toEqual([]);
});

test('motion takes 160, 220 or (for lines) 750 ms, except for progress bars, and reduced motion turns it off', () => {
  expect(read('site/ui/theme/tokens.ts')).toContain("{ quick: '160ms', calm: '220ms', drawn: '750ms' }");
  const theme = read('site/ui/theme/themes.css.ts');
  expect(theme).toMatch(
    /prefers-reduced-motion: reduce\)': \{\s+vars: \{(?: \[vars\.duration\.(?:quick|calm|drawn)\]: '0\.01ms',?){3} \}/,
  );
  expect(read('site/ui/theme/global.css.ts')).toMatch(/reducedMotion\]: \{ animationDuration: '0\.01ms !important'/);
  const literal = /(animation|transition)\w*: [`'].*?[ (`'][\d.]+m?s\b.*/g;
  const others = found(/^(site|console)\/.*\.css\.ts$/, literal).filter((rule) => !/0\.01ms| infinite[`']/.test(rule));
  // Allows two exceptions: the progress bar of an analysis moves every 100 ms, and a standard duration may have a
  // delay.
  const known = /'transform 100ms linear'|\$\{vars\.duration\.\w+\} \d+ms /;
  expect(others.filter((rule) => !known.test(rule))).toEqual([]);
});

test('motion causes no layout, because it animates only transform, opacity and clip-path', () => {
  const frames = found(/^(site|console)\/.*\.css\.ts$/, /keyframes\((?:\{[\s\S]*?\}\)|\s*Object\.fromEntries)/g);
  expect(frames.length).toBeGreaterThan(20);
  const paintsOrLaysOut = /\b(?!transform\b|opacity\b|clipPath\b|from\b|to\b)[a-zA-Z]+: /;
  // Leaves out these two files: their animations follow the reader's own scrolling, and cause no layout either.
  const followsScrolling = /^site\/ui\/(section\/page-index|scroll-region\/scroll-region)\.css\.ts/;
  const others = frames.filter((frame) => paintsOrLaysOut.test(frame.replace(/^\S+: /, '')));
  expect(others.filter((frame) => !followsScrolling.test(frame))).toEqual([]);
  expect(found(/^site\/.*\.css\.ts$/, /strokeDashoffset/g)).toEqual([]);
});

test('the fonts are Archivo and Octant Serif, remarks are italic, and no font comes from another server', () => {
  expect(read('site/ui/theme/fonts.css.ts')).toMatch(/'Archivo'[\s\S]*'Octant Serif'[\s\S]*italic/);
  expect(read('site/ui/theme/text.css.ts')).toMatch(/remark: \{[^}]*fontStyle: 'italic'/);
  expect(found(/^(site|console)\/.*\.css(\.ts)?$/, /url\([^)]*\/\/[^)]*|@import.*/g)).toEqual([]);
});

test('no file spells email with a hyphen', () => {
  expect(found(/\.(?:tsx?|html|graphql|md|prisma|svg|json|example)$/, /\be-mail.{0,60}/gi)).toEqual([]);
});
