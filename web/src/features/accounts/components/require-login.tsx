import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '#web/lib/return-path.ts';
import { Redirect } from '#web/ui/redirect.tsx';
import { useSession } from '../session.ts';

/** Shows its content to whoever is logged in, and sends others to log in and back (ruling 30). */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isLoggedIn = useSession() !== null;
  return isLoggedIn ? children : <Redirect to={loginPath(pathname + search)} />;
}
