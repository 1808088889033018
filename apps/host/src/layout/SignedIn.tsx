import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from '../session/returnPath.ts';
import { UserContext, useSession } from '../session/useSession.ts';

/** Shows what is guarded to a signed-in user; everybody else signs in first and comes back to the same page. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { user, ending } = useSession();
  const { pathname, search, hash } = useLocation();
  if (!user) {
    const from = ending === 'sign-out' ? '/' : pathname + search + hash;
    return <Navigate replace to={signInPath(from)} />;
  }
  return <UserContext value={user}>{children}</UserContext>;
}
