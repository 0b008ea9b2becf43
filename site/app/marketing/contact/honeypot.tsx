import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';

/** An entry that no person finds. Programs fill in everything: what comes with it filled in was not written by anybody. */
export function Honeypot() {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
