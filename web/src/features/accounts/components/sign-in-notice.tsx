import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { clearCookie, readCookie } from '#web/lib/cookies.ts';
import { useSession } from '../session.ts';

/** What the server did while the browser was at a provider, until it is said. */
const NOTICE_COOKIE = 'roomtone_notice';

// Hardly any page has to say something, and the texts for it are those of all accounts.
const SignInToast = lazy(async () => ({
  default: (await import('./sign-in-toast.tsx')).SignInToast,
}));

/** Says, back from a provider, what has happened there. */
export function SignInNotice() {
  const user = useSession();
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    const found = user && readCookie(NOTICE_COOKIE, document.cookie);
    if (!found) return;
    clearCookie(NOTICE_COOKIE);
    startTransition(() => setNotice(found));
  }, [user]);
  if (!user || !notice) return null;
  return (
    <Suspense>
      <SignInToast key={notice} notice={notice} name={user.name || user.username} />
    </Suspense>
  );
}
