import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type AnalyticsConfig, countPageView, startAnalytics } from './analytics.ts';

/** Counts the page at hand and each one after it. Stands once, around no page; draws nothing. */
export function PageViews({ config }: { config: AnalyticsConfig }) {
  const { pathname } = useLocation();
  useEffect(() => {
    startAnalytics(config);
    countPageView(pathname);
  }, [config, pathname]);
  return null;
}
