import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  AtSign,
  ArrowLeft,
  Banknote,
  Building2,
  CalendarCheck,
  CalendarDays,
  CircleHelp,
  LayoutDashboard,
  ListMusic,
  Menu,
  MessageCircle,
  Mic,
  Rocket,
  Settings,
  Sparkles,
  UserRound,
  Users,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import { WaitingCount } from '#web/features/bookings/components/waiting-count.tsx';
import { UnreadCount } from '#web/features/messaging/components/unread-count.tsx';
import { sideLinkStyle } from '#web/ui/side-navigation.tsx';
import { dashboardGroups, dashboardPages, dashboardPath, pageName } from '../dashboard-pages.ts';
import type { DashboardGroup, DashboardPage, DashboardPath } from '../dashboard-pages.ts';

const icons: Readonly<Record<DashboardPath, LucideIcon>> = {
  '': LayoutDashboard,
  calendar: CalendarDays,
  bookings: CalendarCheck,
  messages: MessageCircle,
  'my-studios': Building2,
  listings: ListMusic,
  team: Users,
  payouts: Banknote,
  'boost-listing': Rocket,
  'get-featured': Sparkles,
  'get-interviewed': Mic,
  'vanity-url': AtSign,
  profile: UserRound,
  settings: Settings,
  support: CircleHelp,
};

/** How much waits on a page. */
const counts: Partial<Readonly<Record<DashboardPath, ComponentType>>> = {
  bookings: WaitingCount,
  messages: UnreadCount,
};

interface DashboardNavigationProps {
  current: DashboardPage | undefined;
}

/** The pages of the dashboard: beside them, on phones in a drawer behind a bar that says where one is. */
export function DashboardNavigation({ current }: DashboardNavigationProps) {
  const { t } = useTranslation(['owners', 'ui']);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Box sx={barStyle}>
        <IconButton
          edge="start"
          aria-label={t('area.menu')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
          sx={{ width: 44, height: 44 }}
        >
          <Menu size={22} aria-hidden />
        </IconButton>
        <Typography variant="subtitle1" component="p" noWrap>
          {current ? t(`pages.${pageName(current)}`) : t('area.title')}
        </Typography>
      </Box>
      <Drawer
        open={isOpen}
        onClose={close}
        sx={{ display: { md: 'none' } }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('area.title'),
            sx: paperStyle,
          },
        }}
      >
        <IconButton aria-label={t('ui:close')} onClick={close} sx={closeStyle}>
          <X size={22} aria-hidden />
        </IconButton>
        <Links onFollow={close} />
      </Drawer>
      <Box sx={sideStyle}>
        <Links />
      </Box>
    </>
  );
}

interface LinksProps {
  onFollow?: (() => void) | undefined;
}

function Links({ onFollow }: LinksProps) {
  const { t } = useTranslation('owners');
  return (
    <>
      <Link component={RouterLink} to="/" color="text.secondary" sx={backStyle}>
        <ArrowLeft size={18} aria-hidden />
        {t('area.site')}
      </Link>
      <Box component="nav" aria-label={t('area.title')}>
        {dashboardGroups.map((group) => (
          <Group key={group} group={group} onFollow={onFollow} />
        ))}
      </Box>
    </>
  );
}

function Group({ group, onFollow }: LinksProps & { group: DashboardGroup }) {
  const { t } = useTranslation('owners');
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="caption" component="h2" color="textSecondary" sx={{ px: 1.5, mb: 0.5 }}>
        {t(`groups.${group}`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {dashboardPages
          .filter((page) => page.group === group)
          .map((page) => {
            const Icon = icons[page.path];
            const Count = counts[page.path];
            return (
              <li key={page.path}>
                <Link
                  component={NavLink}
                  to={dashboardPath(page)}
                  end={page.path === ''}
                  onClick={onFollow}
                  color="text.secondary"
                  underline="none"
                  sx={sideLinkStyle}
                >
                  <Icon size={18} aria-hidden />
                  {t(`pages.${pageName(page)}`)}
                  {Count && (
                    <Suspense>
                      <Count />
                    </Suspense>
                  )}
                </Link>
              </li>
            );
          })}
      </Box>
    </Box>
  );
}

const barStyle = {
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  gap: 1,
  height: 56,
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const paperStyle = { width: 'min(300px, 84vw)', p: 2, pt: 'calc(8px + env(safe-area-inset-top))' };

const closeStyle = { alignSelf: 'flex-end', width: 44, height: 44 } as const;

const sideStyle = {
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: 0,
  maxHeight: '100dvh',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  py: 4,
  // Room for the rings of focus.
  mx: -1.5,
} as const;

const backStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  px: 1.5,
  mb: 2,
  fontWeight: 500,
} as const;
