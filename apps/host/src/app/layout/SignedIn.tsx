import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from '../../kit/session/returnPath.ts';
import { UserContext, useSession } from '../../kit/session/useSession.ts';

/** Shows its content to signed-in users. Others sign in first and return to the same page. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { user, ending } = useSession();
  const { pathname, search, hash } = useLocation();
  if (!user) {
    const from = ending === 'sign-out' ? '/' : pathname + search + hash;
    return <Navigate replace to={signInPath(from)} />;
  }
  return <UserContext value={user}>{children}</UserContext>;
}
