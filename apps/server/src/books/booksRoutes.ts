import type { Route } from '../http/route.ts';
import { dayRoutes } from './dayRoutes.ts';
import { journalRoutes } from './journalRoutes.ts';
import { reportRoutes } from './reportRoutes.ts';

export const booksRoutes: Route[] = [...dayRoutes, ...journalRoutes, ...reportRoutes];
