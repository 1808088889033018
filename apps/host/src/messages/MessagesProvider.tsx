import type { MessagesByLanguage } from '@handset/ui';
import { createContext, type ReactNode, use, useContext, useEffect, useState } from 'react';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { en, type Messages } from './en.ts';

const MessagesContext = createContext<Messages>(en);

interface Urdu {
  own: Messages;
  /** Those of the widgets. */
  ofWidgets: MessagesByLanguage;
}

let urdu: Urdu | undefined;
let urduLoading: Promise<Urdu> | undefined;
const loadUrdu = () => {
  urduLoading ??= Promise.all([import('./ur.ts'), import('@handset/ui/urdu')]).then(([own, widgets]) => {
    urdu = { own: own.ur, ofWidgets: { ur: widgets.ur } };
    return urdu;
  });
  return urduLoading;
};

/** Loads the Urdu words, so that they are there when they are first read. */
export async function prepareUrdu(): Promise<void> {
  await loadUrdu();
}

/** The host's words in the chosen language; Urdu is loaded for those who read it. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { locale } = usePreferences();
  const messages = locale === 'ur' ? (urdu ?? use(loadUrdu())).own : en;
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The widgets' words in Urdu, as soon as they are there: the page is not shown before (`MessagesProvider`). */
export function useWidgetWords(): MessagesByLanguage | undefined {
  const { locale } = usePreferences();
  const [words, setWords] = useState(urdu?.ofWidgets);
  useEffect(() => {
    if (locale !== 'ur') return;
    // A failure is told where the host's own words are read.
    void loadUrdu().then(
      ({ ofWidgets }) => setWords(ofWidgets),
      () => {},
    );
  }, [locale]);
  return words;
}

/** The host's words. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
