import { createContext, useId, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { TextField } from '#ui/field/fields.tsx';
import * as styles from './media.css.ts';
import type { MediaAsset } from './media-asset.ts';

/**
 * Stores a picture's alt text. An empty `alt` marks the picture as decorative. Resolves to an error message, or null.
 */
export type DescribePicture = (asset: MediaAsset, alt: string) => Promise<string | null>;

/** Null in the console, which does not ask for alt texts. */
export const DescribePictureContext = createContext<DescribePicture | null>(null);

type AskAltTextProps = {
  asset: MediaAsset;
  describe: DescribePicture;
  onDescribed(asset: MediaAsset): void;
  onBack(): void;
};

/**
 * Asks for the alt text of a picture before the picture is used. This is not a `<form>`, because it is inside another
 * form.
 */
export function AskAltText({ asset, describe, onDescribed, onBack }: AskAltTextProps) {
  const id = useId();
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function store(text: string) {
    const found = await describe(asset, text);
    setProblem(found);
    if (found === null) onDescribed({ ...asset, alt: text || null, decorative: text === '' });
  }
  const useDescribed = () =>
    alt.trim() ? store(alt.trim()) : setProblem('Describe it in a sentence, or mark it as decorative.');

  return (
    // Keeps input events from the surrounding form, because the text typed here is not part of its content.
    <div className={styles.asked} onInput={(event) => event.stopPropagation()}>
      <TextField
        field={{ name: '', id, errors: problem ? [problem] : [] }}
        label={`What does ${asset.name} show?`}
        hint="In a sentence, for people who cannot see it."
        autoFocus
        required={false}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void useDescribed();
        }}
      />
      <div className={styles.askedButtons}>
        <button
          type="button"
          className={button({ kind: 'secondary', size: 'compact' })}
          onClick={() => void useDescribed()}
        >
          Use it
        </button>
        <button type="button" className={button({ kind: 'quiet', size: 'compact' })} onClick={() => void store('')}>
          Mark as decorative
        </button>
        <button type="button" className={button({ kind: 'quiet', size: 'compact' })} onClick={onBack}>
          Back
        </button>
      </div>
    </div>
  );
}
