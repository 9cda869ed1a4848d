import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface Figure {
  name: string;
  value: string;
  /** What there is to know of it. */
  note?: string;
}

/** A few figures that stand for a whole, side by side where there is room. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box component="dl" sx={figuresStyle}>
      {figures.map(({ name, value, note }) => (
        <Box key={name} sx={figureStyle}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
          {note && (
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

const figuresStyle = {
  display: 'grid',
  gap: 2,
  m: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(160px, 1fr))' },
} as const;

const figureStyle = {
  minWidth: 0,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;
