import {
  CalendarCheck,
  CircleUserRound,
  Compass,
  FolderOpen,
  LifeBuoy,
  MessageCircle,
  Search,
  Star,
  Store,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { HelpCategory } from '#web/lib/schema.generated.ts';

export const categoryIcons: Readonly<Record<HelpCategory, LucideIcon>> = {
  GETTING_STARTED: Compass,
  FINDING_STUDIOS: Search,
  BOOKING: CalendarCheck,
  MESSAGES: MessageCircle,
  REVIEWS: Star,
  PORTFOLIOS_AND_PROJECTS: FolderOpen,
  OWNERS: Store,
  ACCOUNT: CircleUserRound,
  TROUBLE: LifeBuoy,
};
