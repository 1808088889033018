import { LoadingBar } from '@handset/ui';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { guardedRoutes, type HostRoute, publicRoutes } from '../routes/routes.ts';
// In the first file, for the sake of its size: see there.
import '../dialogs/DialogHost.tsx';
import './overlays.ts';
import { Root } from './Root.tsx';
import { RoutingError } from './RoutingError.tsx';

/** The application's router: public paths, guarded paths in the layout, and home for every other path. */
export function createAppRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RoutingError,
      HydrateFallback: Loading,
      children: [
        ...publicRoutes.map(routeObject),
        {
          lazy: async () => ({ Component: (await import('../layout/Guard.tsx')).Guard }),
          children: guardedRoutes.map(routeObject),
        },
        { path: '*', element: <Navigate replace to="/" /> },
      ],
    },
  ]);
}

function routeObject(route: HostRoute): RouteObject {
  return {
    path: route.path,
    handle: route,
    // An error of one page leaves the layout, and with it the way to the others, standing.
    ErrorBoundary: RoutingError,
    lazy: async () => ({ Component: await route.load() }),
  };
}

function Loading() {
  return <LoadingBar isLoading />;
}
