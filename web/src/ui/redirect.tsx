import { Navigate } from 'react-router-dom';
import { useServerRedirect } from './server-status.tsx';

/** Sends the reader on, from the server already where it renders the page. */
export function Redirect({ to }: { to: string }) {
  useServerRedirect(to);
  return import.meta.env.SSR ? null : <Navigate to={to} replace />;
}
