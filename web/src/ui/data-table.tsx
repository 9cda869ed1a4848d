import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from './visually-hidden.ts';

interface DataTableProps {
  caption: string;
  /** The first column names the rows. */
  head: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
  /** What opens it; open at once without. */
  summary?: string;
}

/** Numbers in rows, which scroll sideways where there is no room. */
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
      <Table size="small">
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

const numberStyle = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const summaryStyle = {
  py: 1.25,
  cursor: 'pointer',
  fontWeight: 500,
  color: 'text.secondary',
} as const;
