import * as styles from './report.css.ts';

const words = {
  good: ['calm', 'Good'],
  warning: ['notice', 'Needs attention'],
  poor: ['alarm', 'Poor'],
  done: ['calm', 'In order'],
  watch: ['notice', 'Watching'],
  open: ['alarm', 'Open'],
  high: ['alarm', 'High'],
  medium: ['notice', 'Medium'],
  low: ['calm', 'Low'],
} as const;

/** A state, an impact or a priority as a mark and a word. */
export function Level({ of }: { of: keyof typeof words }) {
  const [tone, word] = words[of];
  return <span className={styles.level[tone]}>{word}</span>;
}
