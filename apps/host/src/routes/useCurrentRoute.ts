import { useMatches } from 'react-router-dom';
import type { HostRoute } from './routes.ts';

/** The row of the route table that is shown. */
export function useCurrentRoute(): HostRoute | undefined {
  return useMatches().at(-1)?.handle as HostRoute | undefined;
}
