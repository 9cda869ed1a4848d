import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from '#web/lib/return-path.ts';
import { useServerRedirect } from '#web/ui/server-status.tsx';
import { useSession } from '../session.ts';

/** Shows its content to whoever is logged in, and sends others to log in and back (ruling 30). */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isLoggedIn = useSession() !== null;
  const login = loginPath(pathname + search);
  useServerRedirect(isLoggedIn ? undefined : login);
  return isLoggedIn ? children : <Navigate to={login} replace />;
}
