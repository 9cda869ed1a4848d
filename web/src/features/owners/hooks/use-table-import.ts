import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** A cell that cannot be taken as it is. */
export interface WrongCell {
  line: number;
  column: string;
  text: string;
}

/** How the server names cells: `lines[3].hourly_rate`. */
const CELL = /^lines\[(\d+)\]\.(.+)$/;

/** A table that is sent. */
export interface SentTable {
  csv: string;
  skipBadRows: boolean;
}

/** What has come of a table. */
export interface ImportedTable {
  imported: number;
  skippedLines: readonly number[];
}

/** What is imported as a table. */
export type TableKind = 'listings' | 'bookings';

/** Sends a table, all of it or without the rows that are wrong. */
export function useTableImport(
  kind: TableKind,
  importTable: (table: SentTable) => Promise<ImportedTable | null | undefined>,
) {
  const { t } = useTranslation('owners');
  const [isSending, setIsSending] = useState(false);
  const [file, setFile] = useState<File>();
  const [skipsBadRows, setSkipsBadRows] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [wrongCells, setWrongCells] = useState<WrongCell[]>([]);

  function choose(chosen: File | undefined): void {
    setFile(chosen);
    setFailure(undefined);
    setWrongCells([]);
  }

  async function send(): Promise<void> {
    if (!file) return;
    setFailure(undefined);
    setWrongCells([]);
    setIsSending(true);
    try {
      const csv = await file.text();
      const done = await importTable({ csv, skipBadRows: skipsBadRows });
      const { imported = 0, skippedLines = [] } = done ?? {};
      showToast({
        tone: 'success',
        title: t(`tables.${kind}.imported`, { count: imported }),
        ...(skippedLines.length > 0 && {
          description: t('tables.skipped', { lines: skippedLines.join(', ') }),
        }),
      });
      choose(undefined);
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
    } finally {
      setIsSending(false);
    }
  }

  return {
    file,
    choose,
    send,
    isSending,
    skipsBadRows,
    setSkipsBadRows,
    failure,
    wrongCells,
  };
}
