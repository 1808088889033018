import type { ReactNode } from 'react';
import { createBrowserRouter, Navigate, type RouteObject, useParams } from 'react-router-dom';
import type { Page } from '../kit/links/definePage.ts';
import { isPossibleId } from '../kit/links/isPossibleId.ts';
import { NotFound } from '../kit/problems/Loaded.tsx';
import { Guard } from './layout/Guard.tsx';
import { Root } from './Root.tsx';
import { RoutingError } from './RoutingError.tsx';
import { guardedRoutes, publicRoutes } from './routes/routes.ts';

/** Public paths, guarded paths in the layout, and home for every other path. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Root />,
      errorElement: (
        <main>
          <RoutingError />
        </main>
      ),
      children: [
        ...publicRoutes.map(routeOf),
        {
          element: <Guard />,
          // A failing screen must not take the layout down with it.
          children: [{ errorElement: <RoutingError />, children: guardedRoutes.map(routeOf) }],
        },
        { path: '*', element: <Navigate replace to="/" /> },
      ],
    },
  ]);

function routeOf(page: Page): RouteObject {
  return {
    path: page.path,
    handle: page,
    lazy: async () => {
      const Screen = await page.load();
      return {
        // The key keeps two paths of one screen from sharing its state.
        element: (
          <Shown key={page.path} page={page}>
            <Screen />
          </Shown>
        ),
      };
    },
  };
}

/** Renders a screen, or "not found" when its `:id` is malformed. */
function Shown({ page, children }: { page: Page; children: ReactNode }) {
  const { id } = useParams();
  return isPossibleId(page, id) ? children : <NotFound />;
}
