import type { User } from '@handset/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { browserStorage } from './browserStorage.ts';
import { createSessionStore, type SessionState } from './session.ts';

/** The session of this browser. */
export const session = createSessionStore(browserStorage, window);

/** The current session, kept up to date. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Carries the user below the guard. */
export const UserContext = createContext<User | null>(null);

/** The signed-in user. @throws Error outside the guard */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser: only below the guard');
  return user;
}
