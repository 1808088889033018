import { ApiProvider } from '@handset/api-client/swr';
import { LoadingBar, RouterProvider } from '@handset/ui';
import { Outlet, useHref, useNavigate, useNavigation } from 'react-router-dom';
import { client } from '../config/client.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { useCurrentRoute } from '../routes/useCurrentRoute.ts';
import { useAnswers } from '../session/useAnswers.ts';
import { useSession } from '../session/useSession.ts';

/** What every page has: its title, the loading bar, client navigation and the user's data. */
export function Root() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { user } = useSession();
  const { isCostHidden } = usePreferences();
  const { productName, titles } = useMessages();
  const route = useCurrentRoute();
  const reader = user ? `${user._id}${isCostHidden ? ' without cost' : ''}` : undefined;
  const cache = useAnswers(reader);
  return (
    <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      <title>{route ? `${titles[route.title]} | ${productName}` : productName}</title>
      <LoadingBar isLoading={state !== 'idle'} />
      {/* Nothing that another user saw, or that is to be hidden now, is kept. */}
      {cache ? (
        <ApiProvider key={reader ?? 'nobody'} client={client} cache={cache}>
          <Outlet />
        </ApiProvider>
      ) : null}
    </RouterProvider>
  );
}
