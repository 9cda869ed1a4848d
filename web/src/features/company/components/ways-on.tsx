import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { usePageExists } from '#web/lib/page-exists.ts';

interface WaysOnProps {
  title: string;
  text: string;
  /** Those to pages that there are not are left out. */
  ways: readonly { to: string; label: string }[];
}

/** Where to go on from a page. */
export function WaysOn({ title, text, ways }: WaysOnProps) {
  const exists = usePageExists();
  return (
    <Box component="aside" aria-label={title} sx={panelStyle}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2.5, maxWidth: 560 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {ways
          .filter(({ to }) => exists(to))
          .map(({ to, label }) => (
            <Button key={to} component={Link} to={to} variant="outlined" color="inherit">
              {label}
            </Button>
          ))}
      </Box>
    </Box>
  );
}

const panelStyle = {
  mt: { xs: 6, md: 9 },
  p: { xs: 3, md: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;
