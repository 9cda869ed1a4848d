import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useImportListingsMutation } from '../import-listings.generated.ts';

/** A cell that cannot be taken as it is. */
export interface WrongCell {
  line: number;
  column: string;
  text: string;
}

/** How the server names cells: `lines[3].hourly_rate`. */
const CELL = /^lines\[(\d+)\]\.(.+)$/;

/** Sends a table of listings, all of it or without the rows that are wrong. */
export function useListingImport(onImported: () => void) {
  const { t } = useTranslation('owners');
  const [file, setFile] = useState<File>();
  const [skipsBadRows, setSkipsBadRows] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [wrongCells, setWrongCells] = useState<WrongCell[]>([]);
  const [importListings, { loading }] = useImportListingsMutation();

  function choose(chosen: File | undefined): void {
    setFile(chosen);
    setFailure(undefined);
    setWrongCells([]);
  }

  async function send(): Promise<void> {
    if (!file) return;
    setFailure(undefined);
    setWrongCells([]);
    try {
      const csv = await file.text();
      const { data } = await importListings({
        variables: { input: { csv, skipBadRows: skipsBadRows } },
      });
      const { imported = 0, skippedLines = [] } = data?.importListings ?? {};
      showToast({
        tone: 'success',
        title: t('tables.imported', { count: imported }),
        ...(skippedLines.length > 0 && {
          description: t('tables.skipped', { lines: skippedLines.join(', ') }),
        }),
      });
      choose(undefined);
      onImported();
    } catch (error) {
      const { message, fields } = failureOf(error);
      const cells = Object.entries(fields).flatMap(([path, text]) => {
        const [, line, column] = CELL.exec(path) ?? [];
        return column === undefined ? [] : [{ line: Number(line), column, text }];
      });
      setWrongCells(cells);
      setFailure(
        cells.length > 0 ? t('tables.wrong') : (fields.csv ?? message ?? t('tables.failed')),
      );
    }
  }

  return {
    file,
    choose,
    send,
    isSending: loading,
    skipsBadRows,
    setSkipsBadRows,
    failure,
    wrongCells,
  };
}
