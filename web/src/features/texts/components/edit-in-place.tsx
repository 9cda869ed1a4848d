import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { useIsHydrating } from '#web/ui/hydrated.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { setEditMode, useEditMode } from '../edit-mode.ts';
import { editPath } from '../text-address.ts';
import type { TextRef } from '../text-address.ts';

/** The editor comes once somebody writes. */
const EditText = lazy(async () => ({ default: (await import('./edit-text.tsx')).EditText }));

interface EditInPlaceProps {
  text: TextRef;
  onPublished: () => void;
  /** What it is called. */
  title: string;
  /** What readers see. */
  children: ReactNode;
}

/** A text, or the editor in its place, and the switch between them. */
export function EditInPlace({ text, title, onPublished, children }: EditInPlaceProps) {
  const { t } = useTranslation('texts');
  const isOn = useEditMode();
  // Switched before it can hear, it would say one thing and mean another.
  const isHydrating = useIsHydrating();
  return (
    <>
      <Box sx={barStyle}>
        <FormControlLabel
          control={
            <Switch
              checked={isOn}
              disabled={isHydrating}
              onChange={(_event, on) => setEditMode(on)}
            />
          }
          label={t(isOn ? 'inline.on' : 'inline.off')}
        />
        <Link component={RouterLink} to={editPath(text)} variant="body2">
          {t('inline.where')}
        </Link>
      </Box>
      {isOn ? (
        <>
          <PageHead title={title} description={title} noIndex />
          <Typography variant="h2" component="h1" sx={{ mt: 4 }}>
            {title}
          </Typography>
          <Suspense fallback={<TextSkeleton />}>
            <EditText text={text} onPublished={onPublished} />
          </Suspense>
        </>
      ) : (
        children
      )}
    </>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  my: 2,
  px: 2,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
