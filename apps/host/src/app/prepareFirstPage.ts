import { getBaseURL } from '../config/baseURL.ts';
import { prepareUrdu } from '../messages/MessagesProvider.tsx';
import { readPreferences } from '../preferences/preferences.ts';
import { publicRoutes } from '../routes/routes.ts';
import { browserStorage } from '../session/browserStorage.ts';
import { readerOf } from '../session/readerOf.ts';
import { signInPath } from '../session/returnPath.ts';
import { prepareAnswers } from '../session/useAnswers.ts';
import { session } from '../session/useSession.ts';
import { Guard } from './guard.ts';
import { prepareScreen } from './screens.ts';

/** Loads and looks up all that the first page takes at once, and not one thing after the other. What fails is told where it is shown. */
export async function prepareFirstPage(): Promise<void> {
  const { user } = session.get();
  const { isCostHidden, locale } = readPreferences(browserStorage);
  const { pathname } = location;
  const isPublic = publicRoutes.some(({ path }) => path === pathname);
  await Promise.allSettled([
    prepareAnswers(user ? readerOf(user, isCostHidden) : undefined),
    prepareScreen(user || isPublic ? pathname : signInPath('/')),
    user && Guard.prepare(),
    locale === 'ur' && prepareUrdu(),
    getBaseURL(),
  ]);
}
