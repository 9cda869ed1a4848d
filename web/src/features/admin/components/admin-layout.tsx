import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  Activity,
  AudioLines,
  ArrowLeft,
  BadgeCheck,
  Building2,
  Coins,
  CreditCard,
  FileText,
  FileX,
  Flag,
  HandCoins,
  LayoutDashboard,
  LifeBuoy,
  Link2,
  Mails,
  Megaphone,
  MessageCircle,
  Newspaper,
  Package,
  Percent,
  Podcast,
  ShoppingBag,
  Store,
  TicketPercent,
  UsersRound,
  SearchCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet, Link as RouterLink } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { useSession } from '#web/features/accounts/session.ts';
import { SideNavigation, sideFrameStyle } from '#web/ui/side-navigation.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';

/** The pages that there are, in order. */
const links = [
  { key: 'overview', to: '/admin', Icon: LayoutDashboard },
  { key: 'approvals', to: '/admin/studio-approvals', Icon: BadgeCheck },
  { key: 'studios', to: '/admin/studios', Icon: Building2 },
  { key: 'reports', to: '/admin/reports', Icon: Flag },
  { key: 'tickets', to: '/admin/tickets', Icon: LifeBuoy },
  { key: 'ownerRequests', to: '/admin/owner-requests', Icon: Megaphone },
  { key: 'fidelity', to: '/admin/fidelity', Icon: AudioLines },
  { key: 'removals', to: '/admin/removals', Icon: FileX },
  { key: 'orders', to: '/admin/orders', Icon: ShoppingBag },
  { key: 'payments', to: '/admin/payments', Icon: CreditCard },
  { key: 'payouts', to: '/admin/payouts', Icon: HandCoins },
  { key: 'coupons', to: '/admin/shop/coupons', Icon: TicketPercent },
  { key: 'affiliates', to: '/admin/affiliates', Icon: Link2 },
  { key: 'entries', to: '/admin/entries/team-member', Icon: UsersRound },
  { key: 'content', to: '/admin/content', Icon: FileText },
  { key: 'blog', to: '/admin/blog', Icon: Newspaper },
  { key: 'podcasts', to: '/admin/podcasts', Icon: Podcast },
  { key: 'products', to: '/admin/products', Icon: Package },
  { key: 'shop', to: '/admin/shop', Icon: Store },
  { key: 'status', to: '/admin/status', Icon: Activity },
  { key: 'seo', to: '/admin/seo', Icon: SearchCheck },
  { key: 'currencies', to: '/admin/currencies', Icon: Coins },
  { key: 'taxes', to: '/admin/taxes', Icon: Percent },
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
    <Box sx={sideFrameStyle}>
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to="/" color="text.secondary" sx={backStyle}>
          <ArrowLeft size={18} aria-hidden />
          {t('area.site')}
        </Link>
        <Typography variant="subtitle1" component="p" sx={{ display: { xs: 'none', md: 'block' } }}>
          {t('area.title')}
        </Typography>
        <SideNavigation
          label={t('area.title')}
          links={links.map(({ key, ...link }) => ({ ...link, label: t(`area.${key}`) }))}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Outlet />
      </Box>
    </Box>
  );
}

const backStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  mb: { md: 2 },
  fontWeight: 500,
} as const;
