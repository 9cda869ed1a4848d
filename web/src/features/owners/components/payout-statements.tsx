import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '#web/lib/dates.ts';
import { usePayoutStatementsSuspenseQuery } from '../payouts.generated.ts';
import { Part } from './part.tsx';

/** What one accounts by: a table and a file to print for each month. */
export function PayoutStatements() {
  const { t, i18n } = useTranslation('owners');
  const { data } = usePayoutStatementsSuspenseQuery({ context: { fresh: false } });
  const statements = data.myPayoutStatements;
  return (
    <Part title={t('payouts.statements.title')}>
      {statements.length === 0 && (
        <Typography color="textSecondary">{t('payouts.statements.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {statements.map(({ month, csvUrl, pdfUrl }) => {
          const name = formatMonth(month, i18n.language);
          return (
            <Box component="li" key={month} sx={rowStyle}>
              <Typography sx={{ fontWeight: 600, flex: '1 1 100px' }}>{name}</Typography>
              <DownloadButton url={pdfUrl} type="PDF" month={name} />
              <DownloadButton url={csvUrl} type="CSV" month={name} />
            </Box>
          );
        })}
      </Box>
    </Part>
  );
}

function DownloadButton({ url, type, month }: { url: string; type: string; month: string }) {
  const { t } = useTranslation('owners');
  return (
    <Button
      component="a"
      href={url}
      download
      color="inherit"
      startIcon={<Download size={18} aria-hidden />}
      aria-label={t('payouts.statements.download', { type, month })}
    >
      {type}
    </Button>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
