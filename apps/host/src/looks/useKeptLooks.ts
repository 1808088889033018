import { useEffect } from 'react';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { useUser } from '../session/useSession.ts';

/** Has the pages of who is signed in kept as they look when they are left, from a moment of leisure on. */
export function useKeptLooks(isAtLeisure: boolean): void {
  const user = JSON.stringify(useUser());
  const { locale, colorScheme, isMenuCollapsed, isCostHidden } = usePreferences();
  useEffect(() => {
    // What a development server sends has its styles elsewhere, and changes while it stands there.
    if (!isAtLeisure || !import.meta.env.PROD) return;
    let isCurrent = true;
    let end = () => {};
    void import('./keepLooks.ts').then(
      ({ keepLooks }) => {
        if (isCurrent) end = keepLooks(user, { locale, colorScheme, isMenuCollapsed, isCostHidden });
      },
      () => {},
    );
    return () => {
      isCurrent = false;
      end();
    };
  }, [isAtLeisure, user, locale, colorScheme, isMenuCollapsed, isCostHidden]);
}
