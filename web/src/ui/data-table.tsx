import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from './visually-hidden.ts';

interface DataTableProps {
  caption: string;
  /** The first column names the rows. */
  head: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
  /** What opens it; open at once without. */
  summary?: string;
}

/**
 * Numbers in rows, which scroll sideways where there is no room. Where there are many, a phone has them
 * below what names them.
 */
export function DataTable({ summary, ...table }: DataTableProps) {
  if (summary === undefined) return <Rows {...table} />;
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={summaryStyle}>
        {summary}
      </Box>
      <Rows {...table} />
    </Box>
  );
}

function Rows({ caption, head, rows }: Omit<DataTableProps, 'summary'>) {
  return (
    <TableContainer tabIndex={0} sx={{ maxHeight: 420 }}>
      <Table
        size="small"
        sx={head.length > MOST_BESIDE ? stackedStyle(head.length - 1) : undefined}
      >
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <TableHead>
          <TableRow>
            {head.map((title, index) => (
              <TableCell key={title} scope="col" align={index === 0 ? 'left' : 'right'}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={head[index + 1]} align="right" sx={numberStyle}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Columns that a phone has room for beside one another. */
const MOST_BESIDE = 3;

function stackedStyle(numbers: number) {
  return ({ breakpoints }: Theme) => ({
    [breakpoints.down('sm')]: {
      '&, thead, tbody': { display: 'block' },
      tr: {
        display: 'grid',
        gridTemplateColumns: `repeat(${numbers}, minmax(0, 1fr))`,
        borderBottom: 1,
        borderColor: 'divider',
        py: 0.75,
      },
      'th, td': { px: 0, py: 0.25, border: 0 },
      'th:first-of-type': { gridColumn: '1 / -1' },
      'td:first-of-type, th:nth-of-type(2)': { textAlign: 'left' },
    },
  });
}

const numberStyle = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const summaryStyle = {
  py: 1.25,
  cursor: 'pointer',
  fontWeight: 500,
  color: 'text.secondary',
} as const;
