import type { Agency, SocialNetwork } from '@agency/api/contract/agency';
import { siFacebook, siInstagram, siX } from 'simple-icons';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './footer.css.ts';

/** Drawn on a 24 by 24 grid. LinkedIn does not let its mark be redistributed, so its letters are set instead. */
const networks: Record<SocialNetwork, { name: string; path: string }> = {
  linkedin: {
    name: 'LinkedIn',
    path: 'M4 9h3.6v11H4zM5.8 3.6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM10 9h3.5v1.6c.6-1.1 1.9-1.9 3.6-1.9 3.2 0 3.9 2 3.9 4.9V20h-3.6v-5.7c0-1.4-.2-2.6-1.8-2.6s-2 1.3-2 2.6V20H10z',
  },
  facebook: { name: 'Facebook', path: siFacebook.path },
  instagram: { name: 'Instagram', path: siInstagram.path },
  x: { name: 'X', path: siX.path },
};

/** The agency elsewhere. Addresses come from configuration; until they are set they lead nowhere, as the links say. */
export function SocialLinks({ social }: { social: Agency['social'] }) {
  return (
    <ul className={styles.social}>
      {(Object.keys(networks) as SocialNetwork[]).map((network) => (
        <li key={network}>
          <Tooltip content={networks[network].name}>
            <a href={social[network]} className={styles.socialLink}>
              <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
                <path d={networks[network].path} />
              </svg>
              <span className={visuallyHidden}>{networks[network].name}</span>
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
