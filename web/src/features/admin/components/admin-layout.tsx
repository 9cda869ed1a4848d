import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  ArrowLeft,
  BadgeCheck,
  Building2,
  Coins,
  Flag,
  LayoutDashboard,
  Mails,
  MessageCircle,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, Link as RouterLink } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { useSession } from '#web/features/accounts/session.ts';
import { StatusPage } from '#web/ui/status-page.tsx';

/** The pages that there are, in order. */
const links = [
  { key: 'overview', to: '/admin', Icon: LayoutDashboard },
  { key: 'approvals', to: '/admin/studio-approvals', Icon: BadgeCheck },
  { key: 'studios', to: '/admin/studios', Icon: Building2 },
  { key: 'reports', to: '/admin/reports', Icon: Flag },
  { key: 'currencies', to: '/admin/currencies', Icon: Coins },
  { key: 'outbox', to: '/test-email', Icon: Mails },
  { key: 'messaging', to: '/test-messaging', Icon: MessageCircle },
] as const;

/** What stands around the pages of administrators, and keeps others out. */
export function AdminLayout() {
  return (
    <RequireLogin>
      <AdminsOnly />
    </RequireLogin>
  );
}

function AdminsOnly() {
  const user = useSession();
  return user?.canAdminister ? <Area /> : <Denied name={user?.name ?? ''} />;
}

function Denied({ name }: { name: string }) {
  const { t } = useTranslation('admin');
  return (
    <Box sx={{ py: { xs: 4, md: 8 } }}>
      <StatusPage
        status={403}
        title={t('area.deniedTitle')}
        text={t('area.deniedText', { name })}
        ways={[{ to: '/', label: t('area.home') }]}
      />
    </Box>
  );
}

function Area() {
  const { t } = useTranslation('admin');
  return (
    <Box sx={areaStyle}>
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to="/" color="text.secondary" sx={backStyle}>
          <ArrowLeft size={18} aria-hidden />
          {t('area.site')}
        </Link>
        <Typography variant="subtitle1" component="p" sx={{ display: { xs: 'none', md: 'block' } }}>
          {t('area.title')}
        </Typography>
        <Box component="nav" aria-label={t('area.title')} sx={navStyle}>
          {links.map(({ key, to, Icon }) => (
            <Link
              key={key}
              component={NavLink}
              to={to}
              end
              color="text.secondary"
              underline="none"
              sx={linkStyle}
            >
              <Icon size={18} aria-hidden />
              {t(`area.${key}`)}
            </Link>
          ))}
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Outlet />
      </Box>
    </Box>
  );
}

const areaStyle = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
  py: { xs: 2, md: 5 },
} as const;

const backStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  mb: { md: 2 },
  fontWeight: 500,
} as const;

/** A row that scrolls on phones, a column beside the page from tablets on. */
const navStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  gap: 0.5,
  mt: { md: 1 },
  mx: { xs: -1, md: -1.5 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 1.5,
  borderRadius: 2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'text.primary', bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;
