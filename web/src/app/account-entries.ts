import {
  Building2,
  CalendarCheck,
  CircleHelp,
  FileText,
  Heart,
  Inbox,
  LayoutDashboard,
  ListMusic,
  MessageCircle,
  Settings,
  Shield,
  UserRound,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { SessionUser } from '#web/features/accounts/session.ts';

/** Whose entry it is, by the face of the product that somebody sees. Says nothing about rights. */
type Audience = 'musician' | 'owner' | 'administrator' | 'everybody' | 'adminRole';

interface AccountEntry {
  /** Its text is `account.entries.<key>`. */
  key: string;
  to: string;
  audience: Audience;
  Icon: LucideIcon;
}

/**
 * Where somebody who is logged in can go, in the order of the account menu (spec §6). Entries whose
 * page does not exist are not shown: see `usePageExists`.
 */
export const accountEntries = [
  { key: 'bookings', to: '/account/bookings', audience: 'musician', Icon: CalendarCheck },
  { key: 'saved', to: '/saved', audience: 'musician', Icon: Heart },
  { key: 'messages', to: '/messages', audience: 'musician', Icon: MessageCircle },
  { key: 'dashboard', to: '/owner-dashboard', audience: 'owner', Icon: LayoutDashboard },
  { key: 'listings', to: '/account/listings', audience: 'owner', Icon: ListMusic },
  { key: 'requests', to: '/account/bookings-received', audience: 'owner', Icon: Inbox },
  { key: 'clients', to: '/messages', audience: 'owner', Icon: MessageCircle },
  { key: 'manageStudios', to: '/admin/studios', audience: 'administrator', Icon: Building2 },
  { key: 'manageUsers', to: '/admin/users', audience: 'administrator', Icon: Users },
  { key: 'manageContent', to: '/admin/content', audience: 'administrator', Icon: FileText },
  { key: 'profile', to: '/account/profile', audience: 'everybody', Icon: UserRound },
  { key: 'settings', to: '/account/settings', audience: 'everybody', Icon: Settings },
  { key: 'help', to: '/help', audience: 'everybody', Icon: CircleHelp },
  { key: 'adminPanel', to: '/admin', audience: 'adminRole', Icon: Shield },
] as const satisfies readonly AccountEntry[];

export type ShownEntry = (typeof accountEntries)[number];

/** The entries of a user, of those whose page exists. */
export function entriesOf(user: SessionUser, pageExists: (path: string) => boolean): ShownEntry[] {
  const audiences = audiencesOf(user);
  return accountEntries.filter(({ to, audience }) => audiences.has(audience) && pageExists(to));
}

function audiencesOf({ role, userType }: SessionUser): ReadonlySet<Audience> {
  const face = ({ STUDIO_OWNER: 'owner', ADMIN: 'administrator', MUSICIAN: 'musician' } as const)[
    userType ?? 'MUSICIAN'
  ];
  return new Set<Audience>([
    'everybody',
    face,
    ...(role === 'ADMIN' ? ['adminRole' as const] : []),
  ]);
}
