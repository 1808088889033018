import { ApiProvider } from '@handset/api-client/swr';
import { LoadingBar, RouterProvider, ToastProvider, useWords } from '@handset/ui';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useHref, useNavigate, useNavigation } from 'react-router-dom';
import { usePageTitle } from '../kit/links/useCurrentPage.ts';
import { clientOf } from '../kit/session/client.ts';
import { costView } from '../kit/session/costView.ts';
import { useAnswers } from '../kit/session/useAnswers.ts';
import { usePreferences } from '../kit/session/usePreferences.ts';
import { useSession } from '../kit/session/useSession.ts';
import { hostMessages } from '../kit/words/hostMessages.ts';

/** The frame of every page: title, loading bar, client-side navigation and the user's data. */
export function Root() {
  const navigate = useNavigate();
  // A new function would re-render every link.
  const follow = useCallback((path: string) => void navigate(path), [navigate]);
  const { user } = useSession();
  // Keep toasts when the same user signs in again.
  const person = useRef(user?._id);
  if (user) person.current = user._id;
  const { isCostHidden } = usePreferences();
  const { productName } = useWords(hostMessages);
  const pageTitle = usePageTitle();
  const title = pageTitle ? `${pageTitle} | ${productName}` : productName;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  const cache = useAnswers(user?._id);
  return (
    <RouterProvider navigate={follow} useHref={useAddress}>
      <NavigationBar />
      {/* Discard the previous user's data and toasts. */}
      {cache ? (
        <ToastProvider key={person.current}>
          <ApiProvider
            key={user?._id ?? 'nobody'}
            client={clientOf(user?._id)}
            cache={cache}
            view={costView(isCostHidden)}
          >
            <Outlet />
            <ScrollRestoration />
          </ApiProvider>
        </ToastProvider>
      ) : null}
    </RouterProvider>
  );
}

/** Shows that a page is loading. A component of its own, since it renders at the start and end of every navigation. */
function NavigationBar() {
  return <LoadingBar isLoading={useNavigation().state === 'loading'} />;
}

/** The address behind a link. The router would treat an external one as a path of the app. */
function useAddress(href: string): string {
  const own = useHref(href);
  return /^(https?|mailto|tel|blob):/i.test(href) ? href : own;
}
