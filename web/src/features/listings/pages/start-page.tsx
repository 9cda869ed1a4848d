import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useSession } from '#web/features/accounts/session.ts';
import { failureOf } from '#web/lib/failures.ts';
import { loginPath } from '#web/lib/return-path.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useStartListingMutation } from '../listings.generated.ts';

const needs = ['address', 'photos', 'gear', 'prices'] as const;
const promises = ['saved', 'reviewed', 'yours'] as const;

/** What it takes to list a studio, and the way into it (spec §2.1). */
export function StartPage() {
  const { t } = useTranslation('listings');
  const user = useSession();
  return (
    <>
      <PageHead title={t('start.title')} description={t('start.description')} />
      <Box sx={{ maxWidth: 720, py: { xs: 4, md: 8 } }}>
        <Typography variant="h1">{t('start.title')}</Typography>
        <Typography variant="h4" component="p" color="textSecondary" sx={{ mt: 2 }}>
          {t('start.lead')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 4 }}>
          {user ? <StartButton /> : <LoginButton />}
          {user && (
            <Button component={RouterLink} to="/account/listings" color="inherit" size="large">
              {t('start.own')}
            </Button>
          )}
        </Box>
        <Typography variant="h3" component="h2">
          {t('start.needTitle')}
        </Typography>
        <Box component="ul" sx={listStyle}>
          {needs.map((key) => (
            <li key={key}>
              <Check size={20} aria-hidden />
              {t(`start.need.${key}`)}
            </li>
          ))}
        </Box>
        <Typography variant="h3" component="h2" sx={{ mt: 4 }}>
          {t('start.promiseTitle')}
        </Typography>
        <Box component="ul" sx={listStyle}>
          {promises.map((key) => (
            <li key={key}>
              <Check size={20} aria-hidden />
              {t(`start.promise.${key}`)}
            </li>
          ))}
        </Box>
      </Box>
    </>
  );
}

function LoginButton() {
  const { t } = useTranslation('listings');
  return (
    <Button component={RouterLink} to={loginPath('/submit')} variant="contained" size="large">
      {t('start.login')}
    </Button>
  );
}

function StartButton() {
  const { t } = useTranslation('listings');
  const navigate = useNavigate();
  const [start, { loading }] = useStartListingMutation();

  async function begin(): Promise<void> {
    try {
      const { data } = await start();
      const id = data?.startListing?.listing.id;
      if (id !== undefined) void navigate(`/submit/${id}/basics`);
    } catch (error) {
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('start.failed'), description });
    }
  }

  return (
    <Button variant="contained" size="large" loading={loading} onClick={() => void begin()}>
      {t('start.begin')}
    </Button>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  display: 'grid',
  gap: 1.5,
  '& li': { display: 'flex', gap: 1.5 },
  '& svg': { flex: 'none', mt: 0.25, color: 'success.main' },
} as const;
