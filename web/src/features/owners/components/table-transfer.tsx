import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { useTableImport } from '../hooks/use-table-import.ts';
import type { ImportedTable, SentTable, TableKind } from '../hooks/use-table-import.ts';
import { Part } from './part.tsx';

interface TableTransferProps {
  kind: TableKind;
  /** Takes a table over. @throws what the server refuses it with */
  onImport: (table: SentTable) => Promise<ImportedTable | null | undefined>;
}

/** Takes listings or bookings out as a table, and takes one in. */
export function TableTransfer({ kind, onImport }: TableTransferProps) {
  const { t } = useTranslation('owners');
  const input = useRef<HTMLInputElement>(null);
  const { file, choose, send, isSending, skipsBadRows, setSkipsBadRows, failure, wrongCells } =
    useTableImport(kind, onImport);
  return (
    <Part title={t(`tables.${kind}.title`)}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t(`tables.${kind}.lead`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          component="a"
          href={`/api/owner/${kind}.csv`}
          download
          variant="outlined"
          color="inherit"
          startIcon={<Download size={18} aria-hidden />}
        >
          {t('tables.download')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Upload size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('tables.choose')}
        </Button>
        <Box
          component="input"
          ref={input}
          type="file"
          accept=".csv,text/csv"
          tabIndex={-1}
          aria-label={t(`tables.${kind}.file`)}
          onChange={() => choose(input.current?.files?.[0])}
          sx={visuallyHidden}
        />
      </Box>
      {file && (
        <Box sx={{ mt: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>
          <FormControlLabel
            control={
              <Checkbox
                checked={skipsBadRows}
                onChange={({ target }) => setSkipsBadRows(target.checked)}
              />
            }
            label={t('tables.skip')}
          />
          <Button variant="contained" loading={isSending} onClick={() => void send()}>
            {t(`tables.${kind}.import`)}
          </Button>
        </Box>
      )}
      <Box aria-live="polite" sx={{ mt: 2 }}>
        {failure && (
          <Alert severity="error">
            {failure}
            {wrongCells.length > 0 && (
              <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
                {wrongCells.map(({ line, column, text }) => (
                  <li key={`${line} ${column}`}>{t('tables.cell', { line, column, text })}</li>
                ))}
              </Box>
            )}
          </Alert>
        )}
      </Box>
    </Part>
  );
}
