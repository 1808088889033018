import { type HostRoute } from './routes.ts';
/** The row of the route table that a path belongs to. */
export declare function routeAt(pathname: string): HostRoute | undefined;
