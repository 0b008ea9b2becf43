import { createContext, useId, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { TextField } from '#ui/field/fields.tsx';
import * as styles from './media.css.ts';
import type { MediaAsset } from './media-asset.ts';

/** Says what a picture of the library shows; empty = it is decorative. Returns why that could not be stored, or null. */
export type DescribePicture = (asset: MediaAsset, alt: string) => Promise<string | null>;

/** Null in a shell that does not ask. */
export const DescribePictureContext = createContext<DescribePicture | null>(null);

type AskAltTextProps = {
  asset: MediaAsset;
  describe: DescribePicture;
  onDescribed(asset: MediaAsset): void;
  onBack(): void;
};

/** Asks what a picture shows before it is used. It stands within another form, so it is no form of its own. */
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
    alt.trim() ? store(alt.trim()) : setProblem('Say it in a sentence, or that it is decorative.');

  return (
    // What is typed here is no part of the content.
    <div className={styles.asked} onInput={(event) => event.stopPropagation()}>
      <TextField
        field={{ name: '', id, errors: problem ? [problem] : [] }}
        label={`What does ${asset.name} show?`}
        hint="In a sentence, for whom cannot see it."
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
          It is decorative
        </button>
        <button type="button" className={button({ kind: 'quiet', size: 'compact' })} onClick={onBack}>
          Back
        </button>
      </div>
    </div>
  );
}
