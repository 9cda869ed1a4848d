import Skeleton from '@mui/material/Skeleton';

/** The shape of conditions to tick while what they would leave is counted. */
export function FilterSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => <Skeleton key={index} height={36} />);
}
