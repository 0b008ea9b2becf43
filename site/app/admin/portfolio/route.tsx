import { screenHead } from '../frame/answer-page.ts';
import { type ContentOf, screen, screenLoader } from '../frame/screen.tsx';
import type { Route } from './+types/route.ts';
import { loadPortfolio } from './load-portfolio.ts';
import { PortfolioSection } from './portfolio-section.tsx';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

export const loader = screenLoader(loadPortfolio);

export const meta = (args: Route.MetaArgs) => screenHead('portfolio', args);

export default screen<ContentOf<typeof loadPortfolio>>('portfolio', (page) => <PortfolioSection page={page} />);
