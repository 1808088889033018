import { createContext, type ReactNode, useContext, useState } from 'react';
import { browserStorage } from './browserStorage.ts';
import { type Preferences, readPreferences, writePreferences } from './preferences.ts';

interface Chosen extends Preferences {
  choose: (change: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<Chosen | null>(null);

/** Stores language, colours and menu as chosen in this browser. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences, setPreferences] = useState(() => readPreferences(browserStorage));
  const choose = (change: Partial<Preferences>) => {
    const next = { ...preferences, ...change };
    writePreferences(browserStorage, next);
    setPreferences(next);
  };
  return <PreferencesContext value={{ ...preferences, choose }}>{children}</PreferencesContext>;
}

/** The preferences and how to change them. @throws Error outside the provider */
export function usePreferences(): Chosen {
  const chosen = useContext(PreferencesContext);
  if (!chosen) throw new Error('usePreferences: only below <PreferencesProvider>');
  return chosen;
}
