import { createContext, useContext } from 'react';
import type { HostRoute } from './routes.ts';

/** Hands the row of the route table down to what is shown by it, which the table itself names. */
export const CurrentRoute = createContext<HostRoute | undefined>(undefined);

/** The row of the route table that is shown. */
export function useCurrentRoute(): HostRoute | undefined {
  return useContext(CurrentRoute);
}
