import { ApiProvider } from '@handset/api-client/swr';
import { LoadingBar, RouterProvider } from '@handset/ui';
import { Suspense, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { client } from '../config/client.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { routeAt } from '../routes/routeAt.ts';
import { CurrentRoute } from '../routes/useCurrentRoute.ts';
import { readerOf } from '../session/readerOf.ts';
import { useAnswers } from '../session/useAnswers.ts';
import { useSession } from '../session/useSession.ts';
import { Pages } from './Pages.tsx';
import { screenLoading } from './screens.ts';

/** What every page has: its title, the loading bar, client navigation and the user's data. */
export function Root() {
  const navigate = useNavigate();
  const isLoading = useSyncExternalStore(screenLoading.subscribe, screenLoading.get);
  const { user } = useSession();
  const { isCostHidden } = usePreferences();
  const { productName, titles } = useMessages();
  const { pathname } = useLocation();
  const route = useMemo(() => routeAt(pathname), [pathname]);
  const title = route ? `${titles[route.title]} | ${productName}` : productName;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  const reader = user ? readerOf(user, isCostHidden) : undefined;
  const cache = useAnswers(reader);
  return (
    <RouterProvider navigate={(path) => void navigate(path)} useHref={useAddress}>
      <LoadingBar isLoading={isLoading} />
      {/* Nothing that another user saw, or that is to be hidden now, is kept. */}
      {cache ? (
        <ApiProvider key={reader ?? 'nobody'} client={client} cache={cache}>
          <CurrentRoute value={route}>
            {/* What is not there yet hides the pages alone: hidden itself, the provider would let go of its cache. */}
            <Suspense fallback={<LoadingBar isLoading />}>
              <Pages />
            </Suspense>
          </CurrentRoute>
        </ApiProvider>
      ) : null}
    </RouterProvider>
  );
}

/** The address behind a link: the router takes one that leads elsewhere for a path of its own. */
function useAddress(href: string): string {
  const own = useHref(href);
  return /^(https?|mailto|tel|blob):/i.test(href) ? href : own;
}
