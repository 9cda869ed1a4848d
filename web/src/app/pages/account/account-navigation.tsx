import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { accountEntries } from '#web/app/account-entries.ts';
import { useAccountEntries } from '#web/app/use-account-entries.ts';
import { SETTINGS_PATH, settingsPath, settingsSections } from '#web/app/pages/settings/sections.ts';
import { useSettingsSection } from '#web/app/pages/settings/use-settings-section.ts';
import { Optional } from '#web/ui/optional.tsx';

interface NavigationItem {
  label: string;
  to: string;
  isCurrent: boolean;
  Icon: LucideIcon;
  Count?: ComponentType | undefined;
}

/** The pages of an account and the sections of its settings: a list, on a phone a row to swipe. */
export function AccountNavigation() {
  const { t } = useTranslation();
  const { t: menuText } = useTranslation('menu');
  const pages = usePages();
  const sections = useSections();
  return (
    <Box component="nav" aria-label={t('account.label')} sx={navigationStyle}>
      <Group title={t('account.pages')} items={pages} />
      <Group title={menuText('app.settings')} items={sections} />
    </Box>
  );
}

/** Pages below /account that this user's menu leads to, and the one that they are on. */
function usePages(): NavigationItem[] {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const own = new Set(useAccountEntries().map(({ to }) => to));
  return accountEntries
    .filter(({ to }) => to.startsWith('/account/') && to !== SETTINGS_PATH)
    .filter(({ to }) => own.has(to) || isWithin(pathname, to))
    .map(({ label, to, Icon, Count }) => ({
      label: t(label),
      to,
      isCurrent: isWithin(pathname, to),
      Icon,
      Count,
    }));
}

/** Whether a page is the one at `path`, or one of the things listed there. */
function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

function useSections(): NavigationItem[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const current = useSettingsSection();
  return settingsSections.map(({ id, Icon }) => ({
    label: t(`settings.sections.${id}`),
    to: settingsPath(id),
    isCurrent: pathname === SETTINGS_PATH && id === current.id,
    Icon,
  }));
}

function Group({ title, items }: { title: string; items: readonly NavigationItem[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <Typography variant="caption" component="h2" color="textSecondary" sx={titleStyle}>
        {title}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {items.map(({ label, to, isCurrent, Icon, Count }) => (
          <li key={to}>
            <Link
              component={RouterLink}
              to={to}
              ref={isCurrent ? bringIntoView : undefined}
              color="text.secondary"
              underline="none"
              aria-current={isCurrent ? 'page' : undefined}
              sx={linkStyle}
            >
              <Icon size={18} aria-hidden />
              {label}
              {Count && (
                <Optional>
                  <Count />
                </Optional>
              )}
            </Link>
          </li>
        ))}
      </Box>
    </div>
  );
}

/** On a phone the row may be longer than the screen. */
function bringIntoView(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

const navigationStyle = {
  display: 'flex',
  gap: { xs: 0.5, md: 4 },
  flexDirection: { xs: 'row', md: 'column' },
  position: { md: 'sticky' },
  top: { md: 88 },
  py: { md: 5 },
  // On a phone the row reaches to the edges, so that an entry that is cut off shows there is more.
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  borderBottom: { xs: 1, md: 0 },
  borderColor: { xs: 'divider' },
} as const;

/** A row of few words needs no titles; its order tells as much. */
const titleStyle = { display: { xs: 'none', md: 'block' }, px: 1.5, mb: 1 } as const;

const listStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  gap: 0.5,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 1.5,
  minHeight: 48,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none' },
  borderRadius: { md: 2 },
  borderBottom: { xs: '2px solid transparent', md: 0 },
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': {
    color: 'text.primary',
    borderColor: 'primary.main',
    bgcolor: { md: 'action.hover' },
  },
  '&:focus-visible': { outlineOffset: -2 },
} as const;
