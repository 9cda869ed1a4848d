import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#domain/accounts/language.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { usePageParams, useSetPageParam } from '#web/lib/page-params.ts';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useVaultSheetsSuspenseQuery } from '../vault.generated.ts';
import type { VaultSheetsQuery } from '../vault.generated.ts';

type Sheet = VaultSheetsQuery['vaultSheets'][number];

/** Sheets to print or to fill in, in a language that need not be the reader's. */
export function VaultPage() {
  const { t } = useTranslation('vault');
  const [params] = usePageParams();
  const setParam = useSetPageParam();
  const own = useReaderLanguage();
  const chosen = languages.map(enumName).find((name) => name === params.get('language')) ?? own;
  return (
    <TitledPage id="vault">
      <ChoiceSelect
        label={t('language')}
        value={chosen}
        onChange={(language) => setParam('language', language)}
        sx={{ minWidth: 200, mb: 4 }}
      >
        {languages.map((language) => (
          <option key={language} value={enumName(language)}>
            {languageNames[language]}
          </option>
        ))}
      </ChoiceSelect>
      <ErrorBoundary resetKeys={[chosen]} title={t('error')}>
        <Suspense fallback={<Skeletons />}>
          <Sheets language={chosen} />
        </Suspense>
      </ErrorBoundary>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4, maxWidth: 640 }}>
        {t('law')}
      </Typography>
    </TitledPage>
  );
}

function Sheets({ language }: Pick<Sheet, 'language'>) {
  const { data } = useVaultSheetsSuspenseQuery({ variables: { language } });
  return (
    <Box component="ul" sx={gridStyle}>
      {data.vaultSheets.map((sheet) => (
        <SheetCard key={sheet.name} sheet={sheet} />
      ))}
    </Box>
  );
}

function SheetCard({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('vault');
  const { title, about, pdf, xlsx, language } = sheet;
  return (
    <Paper component="li" variant="outlined" sx={cardStyle}>
      <Box lang={language.toLowerCase()} sx={{ flex: 1 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Typography color="textSecondary">{about}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          href={pdf}
          download
          variant="outlined"
          color="inherit"
          startIcon={<FileText size={18} aria-hidden />}
          aria-label={t('pdfOf', { title })}
        >
          {t('pdf')}
        </Button>
        <Button
          href={xlsx}
          download
          variant="outlined"
          color="inherit"
          startIcon={<FileSpreadsheet size={18} aria-hidden />}
          aria-label={t('xlsxOf', { title })}
        >
          {t('xlsx')}
        </Button>
      </Box>
    </Paper>
  );
}

function Skeletons() {
  return (
    <Box aria-hidden sx={gridStyle}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={196} />
      ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2.5,
  p: 2.5,
  borderRadius: 3,
} as const;
