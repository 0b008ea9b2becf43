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

/** Each primitive takes any element's props; here they are those of a `div`, as no type can follow the choice. */
type AnyBoxProps = BoxProps<'div'> & { layout: Sprinkles };

function Box({ as: Tag = 'div', layout, gap = 'base', align, padY, className, ...rest }: AnyBoxProps) {
  const box = sprinkles({ gap, alignItems: align, paddingTop: padY, paddingBottom: padY, ...layout });
  return <Tag {...rest} className={clsx(box, className)} />;
}

/** One below the other. */
export function Stack<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  return <Box {...(props as BoxProps<'div'>)} layout={{ display: 'flex', flexDirection: 'column' }} />;
}

/** Beside each other, on as many lines as it takes. */
export function Inline<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  return <Box {...(props as BoxProps<'div'>)} layout={{ display: 'flex', flexWrap: 'wrap' }} />;
}

/** Apart from each other, at both ends of a line. */
export function Split<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  const layout = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } as const;
  return <Box {...(props as BoxProps<'div'>)} layout={layout} />;
}

type GridProps<Element extends ElementType> = BoxProps<Element> & { columns?: Sprinkles['gridTemplateColumns'] };

/** In columns of the same width, or names beside values; `columns` may differ by the size of the screen. */
export function Grid<Element extends ElementType = 'div'>({ columns = 'one', ...props }: GridProps<Element>) {
  const layout = { display: 'grid', alignContent: 'start', gridTemplateColumns: columns } as const;
  return <Box {...(props as unknown as BoxProps<'div'>)} layout={layout} />;
}
