import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from './status-chip.tsx';

interface BookedStudioProps {
  studio: { id: string; name: string };
  status: ComponentProps<typeof StatusChip>['status'];
}

/** Which studio is booked, and how that stands: the heading of what is said of a booking. */
export function BookedStudio({ studio, status }: BookedStudioProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
      <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
        <Link component={RouterLink} to={`/studios/${studio.id}`} color="inherit">
          {studio.name}
        </Link>
      </Typography>
      <StatusChip status={status} />
    </Box>
  );
}
