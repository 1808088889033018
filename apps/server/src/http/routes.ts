import { accessRoutes } from '../access/accessRoutes.ts';
import { catalogRoutes } from '../catalog/catalogRoutes.ts';
import { filesRoutes } from '../files/filesRoutes.ts';
import { shopRoutes } from '../shops/shopRoutes.ts';
import type { Route } from './route.ts';

/** Every call of the API. What is not in this list does not exist. */
export const routes: Route[] = [...accessRoutes, ...shopRoutes, ...catalogRoutes, ...filesRoutes];
