import { createContext, type ReactNode, use, useContext } from 'react';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { en, type Messages } from './en.ts';

const MessagesContext = createContext<Messages>(en);

let urdu: Promise<Messages> | undefined;
const loadUrdu = () => {
  urdu ??= import('./ur.ts').then((module) => module.ur);
  return urdu;
};

/** The host's words in the chosen language; Urdu is loaded for those who read it. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { locale } = usePreferences();
  const messages = locale === 'ur' ? use(loadUrdu()) : en;
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The host's words. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
