import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { directoryPaths, placeKinds } from '#domain/directories/place.ts';
import { PillOptions } from '#web/features/search/components/pill-options.tsx';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Later } from '#web/ui/later.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

const SuggestPlaceForm = lazy(async () => ({
  default: (await import('../components/suggest-place-form.tsx')).SuggestPlaceForm,
}));

/** Suggests a label or a shop that is missing: for anybody, with an account or without. */
export function SuggestPlacePage() {
  const { t } = useTranslation('directories');
  const [params, setParams] = usePageParams();
  const kind = placeKinds.find((known) => known === params.get('kind')) ?? 'record-store';
  const [suggested, setSuggested] = useState<string>();
  if (suggested !== undefined) {
    return (
      <>
        <PageHead title={t('suggest.thanks')} description={t('suggest.title')} noIndex />
        <EmptyState
          level="h1"
          title={t('suggest.thanks')}
          text={t('suggest.thanksText', { name: suggested })}
          action={
            <>
              <Button variant="contained" onClick={() => setSuggested(undefined)}>
                {t('suggest.another')}
              </Button>
              <Button
                component={RouterLink}
                to={directoryPaths[kind]}
                variant="outlined"
                color="inherit"
              >
                {t(`kinds.${kind}.all`)}
              </Button>
            </>
          }
        />
      </>
    );
  }
  return (
    <TitledPage id="suggest-place" maxWidth={720}>
      <Box sx={{ mb: 3 }}>
        <PillOptions
          name="kind"
          label={t('suggest.kind')}
          value={kind}
          options={placeKinds.map((value) => ({ value, label: t(`suggest.kinds.${value}`) }))}
          onChange={(value) => setParams({ kind: value }, { replace: true })}
        />
      </Box>
      <Later height={800}>
        <SuggestPlaceForm key={kind} kind={kind} onSuggested={setSuggested} />
      </Later>
    </TitledPage>
  );
}
