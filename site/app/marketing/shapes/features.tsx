import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Features as Content } from '../services/service-page.ts';
import * as styles from './features.css.ts';

export function Features({ block: { layout, items, ...heading } }: { block: Content }) {
  const Entry = layout === 'index' ? IndexEntry : TableRow;
  return (
    <Section {...heading}>
      <ul className={`${section.body} ${layout === 'index' ? styles.index : styles.table}`}>
        {items.map((item) => (
          <Entry key={item.name} item={item} />
        ))}
      </ul>
    </Section>
  );
}

type Item = Content['items'][number];

function IndexEntry({ item: { name, text: words, icon: Icon, points } }: { item: Item }) {
  return (
    <li className={styles.entry}>
      <Icon className={styles.symbol} size={24} strokeWidth={1.6} aria-hidden="true" />
      <div className={styles.words}>
        <h3 className={text({ as: 'heading' })}>{name}</h3>
        <p>{words}</p>
        <Points points={points} />
      </div>
    </li>
  );
}

function TableRow({ item: { name, text: words, points } }: { item: Item }) {
  return (
    <li className={styles.row}>
      <h3 className={text({ as: 'heading' })}>{name}</h3>
      <div className={styles.words}>
        <p>{words}</p>
        <Points points={points} />
      </div>
    </li>
  );
}

function Points({ points }: { points?: readonly string[] }) {
  if (!points?.length) return null;
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          {point}
        </li>
      ))}
    </ul>
  );
}
