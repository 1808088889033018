import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { guardedRoutes, type HostRoute, publicRoutes } from '../routes/routes.ts';
import { Guard } from './guard.ts';
import { RoutingBoundary } from './RoutingBoundary.tsx';
import { screenOf } from './screens.ts';

/** Public paths, guarded paths in the layout, and home for every other path. */
export function Pages() {
  return (
    <RoutingBoundary>
      <Routes>
        {publicRoutes.map(page)}
        <Route element={<Guard />}>{guardedRoutes.map(page)}</Route>
        <Route path="*" element={<Navigate replace to="/" />} />
      </Routes>
    </RoutingBoundary>
  );
}

function page(route: HostRoute) {
  return <Route key={route.path} path={route.path} element={<Page route={route} />} />;
}

/** A screen. An error of one leaves the layout, and with it the way to the others, standing. */
function Page({ route }: { route: HostRoute }) {
  const { key } = useLocation();
  const Screen = screenOf(route);
  return (
    <RoutingBoundary key={route.path} visit={key}>
      <Screen />
    </RoutingBoundary>
  );
}
