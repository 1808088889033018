// Zod must know this before any schema is made.
import './neverCompileSchemas.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@handset/ui/fonts';
import { disk } from '../kit/database/HandsetDatabase.ts';
import { browserStorage } from '../kit/session/browserStorage.ts';
import { clientOf } from '../kit/session/client.ts';
import { coverAfterAbsence } from '../kit/session/coverAfterAbsence.ts';
import { signInPath } from '../kit/session/returnPath.ts';
import { styleDocument } from '../kit/session/styleDocument.ts';
import { openAnswers } from '../kit/session/useAnswers.ts';
import { preferences } from '../kit/session/usePreferences.ts';
import { session } from '../kit/session/useSession.ts';
import { App } from './App.tsx';
import { forgetEarlierVersions } from './pwa/forgetEarlierVersions.ts';
import { reloadOnNewBuild } from './pwa/reloadOnNewBuild.ts';
import { createRouter } from './router.tsx';
import { publicRoutes } from './routes/routes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// Ask the browser not to evict our data: it holds the token and the drafts.
void navigator.storage?.persist?.();

styleDocument(preferences.get());
coverAfterAbsence({ session, clientOf, storage: browserStorage });
reloadOnNewBuild();

// Go to sign-in at once, before the guarded page is loaded.
const { pathname, search, hash } = location;
if (!session.get().user && !publicRoutes.some(({ path }) => path === pathname))
  history.replaceState(null, '', signInPath(pathname + search + hash));

const page = createRoot(root);
const router = createRouter();
const isLoaded = new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
});
// The skeleton of index.html stays until there is something to show.
void Promise.all([isLoaded, openAnswers(session.get().user?._id)]).then(() => {
  page.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
});
void disk.forgetDone().catch(() => {});
void forgetEarlierVersions();
