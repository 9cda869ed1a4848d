import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { rowsStyle } from './rows.ts';

interface PagedListProps<Node> {
  /** What there is so far of a connection. */
  connection: {
    nodes: readonly Node[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  /** Of the query that has it. */
  fetchMore: (more: { variables: { after: string | null } }) => Promise<unknown>;
  /** Shown in its place while there is nothing. */
  empty: { title: string; text: string; action?: ReactNode };
  keyOf: (node: Node) => string;
  /** The item of the list that shows it. */
  renderRow: (node: Node) => ReactNode;
  /** What assistive technology calls the list. */
  label?: string;
  /** Above the list, unless it is empty. */
  lead?: ReactNode;
  sx?: SxProps;
}

/** The rows of a connection that there are so far, with the means to have more of them. */
export function PagedList<Node>({
  connection: { nodes, pageInfo },
  fetchMore,
  empty,
  keyOf,
  renderRow,
  label,
  lead,
  sx = rowsStyle,
}: PagedListProps<Node>) {
  if (nodes.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      {lead}
      <Box component="ul" aria-label={label} sx={sx}>
        {nodes.map((node) => (
          <Fragment key={keyOf(node)}>{renderRow(node)}</Fragment>
        ))}
      </Box>
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}
