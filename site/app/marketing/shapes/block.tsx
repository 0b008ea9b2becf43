import type { Block, CallToAction } from '../services/service-page.ts';
import { Faq } from './closing.tsx';
import { Claim, Comparison, Lists, Reasons, Stack } from './columns.tsx';
import { Features } from './features.tsx';
import { Packages } from './packages.tsx';
import { Plans } from './plans.tsx';
import { Integrations, Platforms, Process, Solutions } from './rows.tsx';

/**
 * Renders any block except the call to action. `ServiceClosing` renders that block, because it depends on the whole
 * page.
 */
export function ServiceBlock({ block }: { block: Exclude<Block, CallToAction> }) {
  switch (block.shape) {
    case 'features':
      return <Features block={block} />;
    case 'packages':
      return <Packages block={block} />;
    case 'plans':
      return <Plans block={block} />;
    case 'integrations':
      return <Integrations block={block} />;
    case 'process':
      return <Process block={block} />;
    case 'stack':
      return <Stack block={block} />;
    case 'comparison':
      return <Comparison block={block} />;
    case 'lists':
      return <Lists block={block} />;
    case 'solutions':
      return <Solutions block={block} />;
    case 'platforms':
      return <Platforms block={block} />;
    case 'reasons':
      return <Reasons block={block} />;
    case 'claim':
      return <Claim block={block} />;
    case 'faq':
      return <Faq block={block} />;
  }
}
