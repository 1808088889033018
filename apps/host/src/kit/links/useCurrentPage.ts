import { useMatches } from 'react-router-dom';
import { usePreferences } from '../session/usePreferences.ts';
import type { Page } from './definePage.ts';

/** The page that is shown. */
export function useCurrentPage(): Page | undefined {
  return useMatches().at(-1)?.handle as Page | undefined;
}

/** The title of the page that is shown. */
export function usePageTitle(): string {
  const { locale } = usePreferences();
  return useCurrentPage()?.title[locale] ?? '';
}
