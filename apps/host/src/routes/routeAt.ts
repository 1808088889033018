import { matchRoutes } from 'react-router-dom';
import { guardedRoutes, type HostRoute, publicRoutes } from './routes.ts';

const table = [...publicRoutes, ...guardedRoutes];

/** The row of the route table that a path belongs to. */
export function routeAt(pathname: string): HostRoute | undefined {
  return matchRoutes(table, pathname)?.at(-1)?.route;
}
