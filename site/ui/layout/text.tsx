import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { text } from '#ui/theme/text.css.ts';

type Variants = NonNullable<Parameters<typeof text>[0]>;
type TextProps<Element extends ElementType> = {
  /** The element to render. Default: a `p`. */
  as?: Element;
  look?: Variants['as'];
  tone?: Variants['tone'];
  children?: ReactNode;
} & Omit<ComponentPropsWithRef<Element>, 'as' | 'children'>;

export function Text<Element extends ElementType = 'p'>(props: TextProps<Element>) {
  const { as: Tag = 'p', look = 'body', tone, className, ...rest } = props as TextProps<'p'>;
  return <Tag {...rest} className={clsx(text({ as: look, tone }), className)} />;
}
