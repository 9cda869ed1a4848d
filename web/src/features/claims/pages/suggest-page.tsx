import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Later } from '#web/ui/later.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

const SuggestForm = lazy(async () => ({
  default: (await import('../components/suggest-form.tsx')).SuggestForm,
}));

/** Suggests a studio that is missing: for anybody, with an account or without (spec §2.1). */
export function SuggestPage() {
  const { t } = useTranslation('claims');
  const [suggested, setSuggested] = useState<string>();
  return (
    <Box sx={{ maxWidth: 720, py: { xs: 4, md: 8 } }}>
      <PageHead title={t('suggest.title')} description={t('suggest.description')} />
      {suggested === undefined ? (
        <>
          <Typography variant="h1">{t('suggest.title')}</Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {t('suggest.lead')}
          </Typography>
          <Typography sx={{ mt: 2, mb: 4 }}>
            <Link component={RouterLink} to="/submit">
              {t('suggest.yours')}
            </Link>
          </Typography>
          <Later height={560}>
            <SuggestForm onSuggested={setSuggested} />
          </Later>
        </>
      ) : (
        <EmptyState
          level="h1"
          title={t('suggest.thanks')}
          text={t('suggest.thanksText', { name: suggested })}
          action={
            <>
              <Button variant="contained" onClick={() => setSuggested(undefined)}>
                {t('suggest.another')}
              </Button>
              <Button component={RouterLink} to="/studios" variant="outlined" color="inherit">
                {t('suggest.browse')}
              </Button>
            </>
          }
        />
      )}
    </Box>
  );
}
