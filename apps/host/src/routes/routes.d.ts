import type { ComponentType } from 'react';
import type { PageId } from '../messages/en.ts';
/** One path of the application. */
export interface HostRoute {
  /** The specification's path. */
  path: string;
  /** Names the page in the catalogue. */
  title: PageId;
  /** The path that its breadcrumb leads back to, below the dashboard. */
  parent?: string;
  /** Loads the screen. */
  load: () => Promise<ComponentType>;
}
/** Paths that anybody may open. */
export declare const publicRoutes: readonly HostRoute[];
/** Paths behind the guard, in the layout. */
export declare const guardedRoutes: readonly HostRoute[];
