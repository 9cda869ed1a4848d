import { OwnProfilePage } from '#web/features/accounts/pages/profile-page.tsx';

/** What musicians see of whoever runs a studio, which is their public profile. */
export function ProfilePage() {
  return <OwnProfilePage />;
}
