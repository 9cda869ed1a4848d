import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What to do next. */
  text: string;
  /** For whoever is asked for help. */
  detail?: string;
  /** The means to do it. */
  action?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 'h1' | 'h2' | 'h3';
}

/** Says that there is nothing here, what to do about it, and offers it. */
export function EmptyState({ title, text, detail, action, level = 'h2' }: EmptyStateProps) {
  return (
    <Box
      sx={{
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 3,
        px: 3,
        py: { xs: 5, md: 7 },
        textAlign: 'center',
      }}
    >
      <Typography variant="h3" component={level}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mx: 'auto', maxWidth: 480 }}>
        {text}
      </Typography>
      {detail && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {detail}
        </Typography>
      )}
      {action && (
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
          {action}
        </Box>
      )}
    </Box>
  );
}
