import { ServiceBlock } from '../shapes/block.tsx';
import { ServiceHero } from './service-hero.tsx';
import type { ServicePage } from './service-page.ts';

/** A service page: its hero, then its blocks in their order. */
export function ServiceView({ page: { hero, blocks } }: { page: ServicePage }) {
  return (
    <>
      <ServiceHero hero={hero} />
      {blocks.map((block) => (
        <ServiceBlock key={`${block.shape} ${block.label}`} block={block} />
      ))}
    </>
  );
}
