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
import type { SessionUserFragment } from '#web/features/accounts/session.generated.ts';

/**
 * Whose entry it is, by the face of the product that somebody sees and by what they have there. Says
 * nothing about rights.
 */
type Audience =
  | 'musician'
  | 'owner'
  | 'administrator'
  | 'everybody'
  | 'adminRole'
  | 'booker'
  | 'collector';

interface AccountEntry {
  /** Its text is `account.entries.<key>`. */
  key: string;
  to: string;
  audiences: readonly Audience[];
  Icon: LucideIcon;
}

/**
 * Where somebody who is logged in can go, in the order of the account menu (spec §6). Entries whose
 * page does not exist are not shown: see `usePageExists`.
 */
export const accountEntries = [
  { key: 'dashboard', to: '/owner-dashboard', audiences: ['owner'], Icon: LayoutDashboard },
  { key: 'listings', to: '/account/listings', audiences: ['owner'], Icon: ListMusic },
  { key: 'requests', to: '/account/bookings-received', audiences: ['owner'], Icon: Inbox },
  { key: 'clients', to: '/messages', audiences: ['owner'], Icon: MessageCircle },
  { key: 'manageStudios', to: '/admin/studios', audiences: ['administrator'], Icon: Building2 },
  { key: 'manageUsers', to: '/admin/users', audiences: ['administrator'], Icon: Users },
  { key: 'manageContent', to: '/admin/content', audiences: ['administrator'], Icon: FileText },
  {
    key: 'bookings',
    to: '/account/bookings',
    audiences: ['musician', 'booker'],
    Icon: CalendarCheck,
  },
  { key: 'saved', to: '/saved', audiences: ['musician', 'collector'], Icon: Heart },
  { key: 'messages', to: '/messages', audiences: ['musician'], Icon: MessageCircle },
  { key: 'profile', to: '/account/profile', audiences: ['everybody'], Icon: UserRound },
  { key: 'settings', to: '/account/settings', audiences: ['everybody'], Icon: Settings },
  { key: 'help', to: '/help', audiences: ['everybody'], Icon: CircleHelp },
  { key: 'adminPanel', to: '/admin', audiences: ['adminRole'], Icon: Shield },
] as const satisfies readonly AccountEntry[];

export type ShownEntry = (typeof accountEntries)[number];

/** Who sees the entries. */
interface EntryReader extends Pick<SessionUserFragment, 'role' | 'userType' | 'hasBookings'> {
  hasSaved: boolean;
}

/** The entries of a user, of those whose page exists. */
export function entriesOf(
  reader: EntryReader,
  pageExists: (path: string) => boolean,
): ShownEntry[] {
  const own = audiencesOf(reader);
  return accountEntries.filter(
    ({ to, audiences }) => audiences.some((audience) => own.has(audience)) && pageExists(to),
  );
}

function audiencesOf({
  role,
  userType,
  hasBookings,
  hasSaved,
}: EntryReader): ReadonlySet<Audience> {
  const face = ({ STUDIO_OWNER: 'owner', ADMIN: 'administrator', MUSICIAN: 'musician' } as const)[
    userType ?? 'MUSICIAN'
  ];
  return new Set<Audience>([
    'everybody',
    face,
    ...(role === 'ADMIN' ? ['adminRole' as const] : []),
    // Whatever their face is, what they have is to be found.
    ...(hasBookings ? ['booker' as const] : []),
    ...(hasSaved ? ['collector' as const] : []),
  ]);
}
