import type { ReactNode, Ref } from 'react';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { StrangerText } from '../stranger-text.tsx';
import * as styles from './reader.css.ts';

type ReaderHeadProps = {
  titleId: string;
  level: 'h2' | 'h3';
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** The name of the visitor or customer. */
  name: string;
  /** The content at the end of the title's line. */
  end?: ReactNode;
  children: ReactNode;
};

/** The head of an open record: a person's name, and below it lines of facts and the actions. */
export function ReaderHead({ titleId, level, titleRef, name, end, children }: ReaderHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.titleLine}>
        <Text as={level} look="heading" id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
          <StrangerText>{name}</StrangerText>
        </Text>
        {end}
      </div>
      {children}
    </header>
  );
}

/** A line of short facts that need no labels. */
export function Byline({ children }: { children: ReactNode }) {
  return <div className={styles.byline}>{children}</div>;
}

/** A section of an open record, with a title and a line above it. */
export function Part({ title, level, children }: { title: string; level: 'h3' | 'h4'; children: ReactNode }) {
  return (
    <Stack gap="dense" className={styles.part}>
      <Text as={level} look="label" className={styles.partTitle}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
