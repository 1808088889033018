import { usePreferences } from '../preferences/PreferencesProvider.tsx';

/** The words of one page in every language; they are loaded with the page. */
export interface Words<Catalogue> {
  en: Catalogue;
  ur: Catalogue;
}

/** The words of a page in the language of whoever reads it. */
export function useWords<Catalogue>(words: Words<Catalogue>): Catalogue {
  const { locale } = usePreferences();
  return words[locale];
}
