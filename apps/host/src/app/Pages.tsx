import { Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { guardedRoutes, type HostRoute, publicRoutes } from '../routes/routes.ts';
import { Guard } from './guard.ts';
import { PageFrame } from './PageFrame.tsx';
import { RoutingBoundary } from './RoutingBoundary.tsx';
import { screenOf } from './screens.ts';
import { usePainted } from './usePainted.ts';
import { whenIdle } from './whenIdle.ts';

/** Public paths, guarded paths in the layout, and home for every other path. */
export function Pages() {
  // Whoever signs in sees the shop at once. What could not be loaded ahead is loaded, or told of, when it is shown.
  useEffect(() => whenIdle(() => void Guard.prepare().catch(() => {})), []);
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
  return (
    <RoutingBoundary key={route.path} visit={key}>
      <Arriving route={route} />
    </RoutingBoundary>
  );
}

/** Who follows a link sees at once where it leads. A page that is opened or come back to is shown whole, as far down as it was left. */
function Arriving({ route }: { route: HostRoute }) {
  const type = useNavigationType();
  const [isOpened] = useState(type === 'POP');
  const isPainted = usePainted(isOpened);
  const Screen = screenOf(route);
  const frame = <PageFrame title={route.title} />;
  if (isOpened)
    return (
      <Suspense fallback={frame}>
        <Screen />
      </Suspense>
    );
  return isPainted ? <Screen /> : frame;
}
