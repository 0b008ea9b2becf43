import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { type Sprinkles, sprinkles } from '#ui/theme/sprinkles.css.ts';

type BoxProps<Element extends ElementType> = {
  /** The element to render. Default: a `div`. */
  as?: Element;
  gap?: Sprinkles['gap'];
  align?: Sprinkles['alignItems'];
  /** Space above and below. */
  padY?: Sprinkles['paddingTop'];
} & Omit<ComponentPropsWithRef<Element>, 'as'>;

/** Each primitive takes any element's props; the types here are those of a `div`, since no type can follow the choice. */
type AnyBoxProps = BoxProps<'div'> & { layout: Sprinkles };

function Box({ as: Tag = 'div', layout, gap = 'base', align, padY, className, ...rest }: AnyBoxProps) {
  const box = sprinkles({ gap, alignItems: align, paddingTop: padY, paddingBottom: padY, ...layout });
  return <Tag {...rest} className={clsx(box, className)} />;
}

/** Children below each other. */
export function Stack<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  return <Box {...(props as BoxProps<'div'>)} layout={{ display: 'flex', flexDirection: 'column' }} />;
}

/** Children beside each other, with wrapping. */
export function Inline<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  return <Box {...(props as BoxProps<'div'>)} layout={{ display: 'flex', flexWrap: 'wrap' }} />;
}

/** Children at both ends of a line. */
export function Split<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  const layout = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } as const;
  return <Box {...(props as BoxProps<'div'>)} layout={layout} />;
}

type GridProps<Element extends ElementType> = BoxProps<Element> & { columns?: Sprinkles['gridTemplateColumns'] };

/** Columns of the same width, or names beside values; `columns` may depend on the screen's size. */
export function Grid<Element extends ElementType = 'div'>({ columns = 'one', ...props }: GridProps<Element>) {
  const layout = { display: 'grid', alignContent: 'start', gridTemplateColumns: columns } as const;
  return <Box {...(props as unknown as BoxProps<'div'>)} layout={layout} />;
}
