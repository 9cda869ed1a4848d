import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';
import { linkCardStyle } from '#web/ui/card-style.ts';
import { MarkedText } from '#web/ui/option-list/marked-text.tsx';
import { useHitNames } from '../hooks/use-hit-names.ts';
import type { KindResultsQuery } from './kind-results.generated.ts';

type KindGroup = KindResultsQuery['siteSearch'][number];

interface HitListProps {
  kind: KindGroup['kind'];
  hits: KindGroup['hits'];
  /** What was searched for, which stands out. */
  typed: string;
}

/** Search results of one kind, each with a picture where it has one. */
export function HitList({ kind, hits, typed }: HitListProps) {
  const names = useHitNames();
  return (
    <Box component="ul" sx={listStyle}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <Box component={RouterLink} to={hit.url} sx={rowStyle}>
            {hit.image && (
              <Box component="img" src={hit.image} alt="" width={96} height={64} sx={imageStyle} />
            )}
            <Box component="span" sx={{ minWidth: 0 }}>
              <Box component="span" sx={{ display: 'block', fontSize: '1.0625rem' }}>
                <MarkedText text={names.label(kind, hit)} typed={typed} />
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                {names.detail(kind, hit)}
              </Box>
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const rowStyle = {
  ...linkCardStyle,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 88,
  p: 1.5,
} as const;

const imageStyle = {
  flex: 'none',
  width: 96,
  height: 64,
  borderRadius: 2,
  objectFit: 'cover',
  bgcolor: 'divider',
} as const;
