import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#web/ui/section.tsx';

interface StepsProps {
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** How something goes, step by step. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <Section title={title}>
      <Box component="ol" sx={listStyle}>
        {steps.map((step, index) => (
          <Box component="li" key={step.title} sx={stepStyle}>
            <Box component="span" aria-hidden sx={numberStyle}>
              {index + 1}
            </Box>
            <Typography variant="h3" sx={{ mt: 2, mb: 1, fontSize: '1.1875rem' }}>
              {step.title}
            </Typography>
            <Typography color="textSecondary">{step.text}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const listStyle = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const stepStyle = { pt: 2, borderTop: 1, borderColor: 'divider' } as const;

const numberStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  border: 1,
  borderColor: 'divider',
  borderRadius: '50%',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;
