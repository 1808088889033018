import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt } from './routeAt.ts';
import type { HostRoute } from './routes.ts';

/** The row of the route table that is shown. */
export function useCurrentRoute(): HostRoute | undefined {
  const { pathname } = useLocation();
  return useMemo(() => routeAt(pathname), [pathname]);
}
