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

/** The props that the primitives below pass to `Box`: those of a `div`, because types cannot express `as` there. */
type AnyBoxProps = BoxProps<'div'> & { layout: Sprinkles };

function Box({ as: Tag = 'div', layout, gap = 'base', align, padY, className, ...rest }: AnyBoxProps) {
  const box = sprinkles({ gap, alignItems: align, paddingTop: padY, paddingBottom: padY, ...layout });
  return <Tag {...rest} className={clsx(box, className)} />;
}

export function Stack<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  return <Box {...(props as BoxProps<'div'>)} layout={{ display: 'flex', flexDirection: 'column' }} />;
}

/** Arranges children horizontally, with wrapping. */
export function Inline<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  return <Box {...(props as BoxProps<'div'>)} layout={{ display: 'flex', flexWrap: 'wrap' }} />;
}

/** Arranges children at both ends of a line. */
export function Split<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  const layout = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } as const;
  return <Box {...(props as BoxProps<'div'>)} layout={layout} />;
}

type GridProps<Element extends ElementType> = BoxProps<Element> & { columns?: Sprinkles['gridTemplateColumns'] };

/** Arranges children in columns of equal width, or names beside values. `columns` may depend on the screen's width. */
export function Grid<Element extends ElementType = 'div'>({ columns = 'one', ...props }: GridProps<Element>) {
  const layout = { display: 'grid', alignContent: 'start', gridTemplateColumns: columns } as const;
  return <Box {...(props as unknown as BoxProps<'div'>)} layout={layout} />;
}
