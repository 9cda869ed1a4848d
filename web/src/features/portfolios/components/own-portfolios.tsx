import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { useSession } from '#web/features/accounts/session.ts';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useMyPortfoliosQuery, useStartPortfolioMutation } from '../portfolios.generated.ts';

/** The way to one's own portfolios, and to another one. */
export function OwnPortfolios() {
  const { t } = useTranslation('portfolios');
  const user = useSession();
  const openAuthDialog = useAuthDialog();
  const navigate = useNavigate();
  const { data } = useMyPortfoliosQuery({ skip: user === null });
  const [start, { loading }] = useStartPortfolioMutation();

  async function begin(): Promise<void> {
    try {
      const result = await start();
      const id = result.data?.startPortfolio?.portfolio.id;
      if (id) await navigate(`/portfolios/edit/${id}`);
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('own.failed'), description: message });
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 4 }}>
      {data?.myPortfolios.map(({ id, name, status }) => (
        <Button
          key={id}
          component={RouterLink}
          to={`/portfolios/edit/${id}`}
          variant="outlined"
          color="inherit"
        >
          {t('own.edit', { name, status: t(`status.${status}`) })}
        </Button>
      ))}
      <Button
        variant="contained"
        startIcon={<Plus size={18} aria-hidden />}
        disabled={loading}
        onClick={() => (user ? void begin() : openAuthDialog('login', () => void begin()))}
      >
        {t('own.start')}
      </Button>
    </Box>
  );
}
