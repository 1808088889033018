import { createContext, type ReactNode, use, useContext } from 'react';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { en, type Messages } from './en.ts';

const MessagesContext = createContext<Messages>(en);

let urdu: Messages | undefined;
let urduLoading: Promise<Messages> | undefined;
const loadUrdu = () => {
  urduLoading ??= import('./ur.ts').then((module) => {
    urdu = module.ur;
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
  const messages = locale === 'ur' ? (urdu ?? use(loadUrdu())) : en;
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The host's words. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
