import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { PaletteShortcut } from '#web/app/command-palette/palette-shortcut.tsx';
import { AuthDialogProvider } from '#web/features/accounts/auth-dialog.tsx';
import { useLanguageKeeping } from '#web/app/preferences/use-language-keeping.ts';
import { useSessionCheck } from '#web/features/accounts/hooks/use-session-check.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { HeartButton } from '#web/features/favorites/components/heart-button.tsx';
import { FavoritesProvider } from '#web/features/favorites/favorites-provider.tsx';
import { PlayerDock } from '#web/features/podcasts/components/player-dock.tsx';
import { SearchActionProvider } from '#web/features/search/components/search-action.tsx';
import type { SearchActionProps } from '#web/features/search/components/search-action.tsx';
import { StudioActionProvider } from '#web/features/studios/components/studio-action.tsx';
import type { StudioActionProps } from '#web/features/studios/components/studio-action.tsx';
import { StudioCardContext } from '#web/ui/document/studio-card-context.ts';
import { DraftOwner } from '#web/ui/form/draft-owner.ts';
import { LeavingGuard } from '#web/ui/form/leaving-guard.tsx';
import { Arrival } from './arrival.tsx';
import { BackToTop } from './back-to-top.tsx';
import { BrowseWindows } from './browse/browse-windows.tsx';
import { useCurrencyUpkeep } from '#web/app/preferences/use-currency-upkeep.ts';
import { Header } from './header.tsx';
import { useForgetting } from './use-forgetting.ts';
import { contentWidth } from '#web/app/theme/tokens.ts';
import { Later } from '#web/ui/later.tsx';
import { isWorkplace } from './navigation.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { Toasts } from './toasts.tsx';

const CONTENT_ID = 'content';

/** What stands around every page. */
export function Shell() {
  const { t } = useTranslation('ui');
  useSessionCheck();
  useCurrencyUpkeep();
  const isBare = isWorkplace(useLocation().pathname);
  useLanguageKeeping();
  useForgetting();
  return (
    <Surroundings>
      <Box component="a" href={`#${CONTENT_ID}`} sx={skipLinkStyle}>
        {t('skipToContent')}
      </Box>
      <NavigationProgress />
      {!isBare && <Header />}
      <Notices />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={mainStyle}>
        <Suspense>
          <FavoritesProvider>
            <StudioActionProvider value={renderHeart}>
              <SearchActionProvider value={renderSaveSearch}>
                <StudioCardContext value={renderStudio}>
                  <Outlet />
                </StudioCardContext>
              </SearchActionProvider>
            </StudioActionProvider>
          </FavoritesProvider>
        </Suspense>
      </Box>
      {!isBare && (
        <>
          <Suspense fallback={<Box sx={{ minHeight: 480 }} />}>
            <Footer />
          </Suspense>
          <BrowseWindows />
          <BackToTop contentId={CONTENT_ID} />
        </>
      )}
      <PlayerDock />
      <PaletteShortcut />
      <Arrival />
      <Toasts />
      <ScrollRestoration getKey={placeOf} />
    </Surroundings>
  );
}

/** What any form and button of a page may need. */
function Surroundings({ children }: { children: ReactNode }) {
  return (
    <DraftOwner value={useSession()?.id}>
      <LeavingGuard>
        <AuthDialogProvider>{children}</AuthDialogProvider>
      </LeavingGuard>
    </DraftOwner>
  );
}

// The server has rendered it, and it is far below; its code may come after the page's.
const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }));

// Only results have it, and they are there before it.
const SaveSearch = lazy(async () => ({
  default: (await import('#web/features/alerts/components/save-search.tsx')).SaveSearch,
}));

const renderSaveSearch = (props: SearchActionProps) => (
  <Later height={44}>
    <SaveSearch {...props} />
  </Later>
);

// Few texts show one.
const StudioInText = lazy(async () => ({
  default: (await import('#web/features/studios/components/studio-in-text.tsx')).StudioInText,
}));

const renderStudio = (id: string) => (
  <Later height={400}>
    <StudioInText id={id} />
  </Later>
);

const renderHeart = (props: StudioActionProps) => <HeartButton {...props} />;

// Hardly anybody has to be told anything.
const AccountNotices = lazy(async () => ({
  default: (await import('./account-notices.tsx')).AccountNotices,
}));

function Notices() {
  const user = useSession();
  if (!user || (user.deletionDueAt === null && !user.mustSetUpTwoFactor)) return null;
  return (
    <Suspense>
      <AccountNotices user={user} />
    </Suspense>
  );
}

/** Where a position is kept. The first page of every visit has the same key, wherever it is. */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

const skipLinkStyle = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1.25,
  borderRadius: 2,
  color: 'background.paper',
  bgcolor: 'text.primary',
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
} as const;

/** A column of content; what is placed on `full` reaches from edge to edge. */
const mainStyle = {
  display: 'grid',
  alignContent: 'start',
  minHeight: 'calc(100vh - 108px)',
  outline: 'none',
  gridTemplateColumns: {
    xs: '[full-start] 16px [content-start] minmax(0, 1fr) [content-end] 16px [full-end]',
    sm: `[full-start] minmax(24px, 1fr) [content-start] minmax(0, ${contentWidth}) [content-end] minmax(24px, 1fr) [full-end]`,
  },
  '& > :where(*)': { gridColumn: 'content' },
} as const;
