import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { AccountNavigation } from './account-navigation.tsx';

/** What stands around the pages of one's own account. Each of them has its title and its padding. */
export function AccountLayout() {
  return (
    <RequireLogin>
      <Box sx={layoutStyle}>
        <AccountNavigation />
        <Box sx={{ minWidth: 0 }}>
          <Outlet />
        </Box>
      </Box>
    </RequireLogin>
  );
}

const layoutStyle = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { md: 5, lg: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
} as const;
