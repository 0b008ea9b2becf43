import { Monitor, Moon, Sun } from 'lucide-react';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { markTheme } from './page-script/theme.ts';
import * as styles from './theme-switch.css.ts';

const choices = [
  { theme: 'system', label: 'System', Sign: Monitor },
  { theme: 'light', label: 'Light', Sign: Sun },
  { theme: 'dark', label: 'Dark', Sign: Moon },
] as const;

/**
 * Switches between day, night, and the device's theme. The page's script (`page-script/theme.ts`) handles this radio
 * group. For a group that the framework renders, `ref` checks the current choice.
 */
export function ThemeSwitch() {
  return (
    <fieldset className={styles.choices} ref={(element) => void (element && markTheme(element))}>
      <legend className={visuallyHidden}>Theme</legend>
      {choices.map(({ theme, label, Sign }) => (
        <label key={theme} className={styles.choice}>
          <input
            type="radio"
            name="theme"
            value={theme}
            className={visuallyHidden}
            defaultChecked={theme === 'system'}
          />
          <span className={styles.plate}>
            <Sign size={16} aria-hidden="true" />
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
