import { clsx } from 'clsx';
import { Import, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { textAction } from '#ui/admin/list/record-card.css.ts';
import type { OpenerProps } from '#ui/admin/list/record-parts.ts';
import { button } from '#ui/button/button.css.ts';
import { pressedWithScript, withScript } from '#ui/theme/with-script.css.ts';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';

type EditOpenerProps = OpenerProps & { title: string; editAt: string | undefined; onEdit(): void };

/** The link to a record's page, or the button that opens its form. */
export function EditOpener({ title, editAt, onEdit, className, ...props }: EditOpenerProps) {
  const name = `Edit ${title}`;
  if (editAt) return <Link to={editAt} aria-label={name} className={className} {...props} />;
  return (
    <button
      type="button"
      aria-label={name}
      className={clsx(className, pressedWithScript)}
      onClick={onEdit}
      {...props}
    />
  );
}

type DeleteButtonProps = { label: string; isText?: boolean | undefined; title: string; onPress(): void };

/** The button that deletes a record: an icon, or with `isText` the label. */
export function DeleteButton({ label, isText = false, title, onPress }: DeleteButtonProps) {
  if (isText)
    return (
      <button
        type="button"
        className={clsx(button({ kind: 'secondary', size: 'compact' }), textAction, withScript)}
        onClick={onPress}
      >
        {label} <span className={visuallyHidden}>{title}</span>
      </button>
    );
  return (
    <Tooltip content={label}>
      <button
        type="button"
        className={clsx(button({ kind: 'quiet', size: 'compact', shape: 'icon' }), withScript)}
        aria-label={`${label} ${title}`}
        onClick={onPress}
      >
        <Trash2 size={17} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

export function ImportLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      className={button({ kind: 'quiet', size: 'compact' })}
      aria-label="Import from WordPress or Ghost"
      title="From WordPress or Ghost"
    >
      <Import size={17} aria-hidden="true" />
      Import
    </Link>
  );
}
