import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from '../UIProvider/readLanguage.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Words in every language. */
export interface Catalogue<Messages extends object> extends Readonly<Record<Locale, Messages>> {
  /** The name under which `WordsProvider` replaces some of them. */
  readonly name?: string | undefined;
}

/** Words that replace those of catalogues, by the name of the catalogue. */
export type WordOverrides = Readonly<Record<string, object | undefined>>;

/** Props of WordsProvider. */
export interface WordsProviderProps {
  /** The words; keep the object's identity between renders. @default those of the provider around it */
  words: WordOverrides | undefined;
  /** Components that read these words. */
  children: ReactNode;
}

const WordsContext = createContext<WordOverrides>({});

/** Declares words in every language, beside what says them: each language has the entries of the English. */
export function defineMessages<Messages extends object>(catalogue: {
  name?: string;
  en: Messages;
  ur: NoInfer<Messages>;
}): Catalogue<Messages> {
  return catalogue;
}

/** The words of a catalogue in the language of the provider above. */
export function useWords<Messages extends object>(catalogue: Catalogue<Messages>): Messages {
  const { locale } = useUI();
  const overrides = useContext(WordsContext);
  const own = catalogue[locale];
  const replaced = catalogue.name === undefined ? undefined : overrides[catalogue.name];
  return useMemo(() => (replaced ? { ...own, ...replaced } : own), [own, replaced]);
}

/** Replaces single words of the named catalogues below it. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const outer = useContext(WordsContext);
  return <WordsContext.Provider value={words ?? outer}>{children}</WordsContext.Provider>;
}
