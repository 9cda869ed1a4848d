import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { useSession } from '#web/features/accounts/session.ts';
import { Redirect } from '#web/ui/redirect.tsx';

/** `/profile` is one's own, as others see it. */
export function OwnProfileRedirect() {
  const user = useSession();
  return <RequireLogin>{user && <Redirect to={`/profile/${user.id}`} />}</RequireLogin>;
}
