import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ImageUp, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { usePicture } from '../../hooks/use-picture.ts';
import type { ProfileFieldsFragment } from '../../profile.generated.ts';

const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}));

/** The picture of a profile, with what can be done about it. */
export function PicturePanel({ profile }: { profile: ProfileFieldsFragment }) {
  const { t } = useTranslation('accounts');
  const { id, name, avatarUrl } = profile;
  const { isBusy, takeOver, remove } = usePicture(id);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  return (
    <Box component="section" aria-label={t('picture.title')} sx={panelStyle}>
      <UserAvatar name={name} url={avatarUrl} width={96} phoneWidth={80} />
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={changeButton}
            variant="outlined"
            color="inherit"
            startIcon={<ImageUp size={18} aria-hidden />}
            onClick={() => {
              setWasOpen(true);
              setIsOpen(true);
            }}
          >
            {t(avatarUrl === null ? 'picture.add' : 'picture.change')}
          </Button>
          {avatarUrl !== null && (
            <Button
              color="inherit"
              startIcon={<Trash2 size={18} aria-hidden />}
              disabled={isBusy}
              onClick={() => {
                // The button goes with the picture, and would take the focus along.
                changeButton.current?.focus();
                void remove();
              }}
            >
              {t('picture.remove')}
            </Button>
          )}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('picture.help')}
        </Typography>
      </div>
      {wasOpen && (
        <Suspense>
          <PictureDialog
            userId={id}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            onTaken={takeOver}
          />
        </Suspense>
      )}
    </Box>
  );
}

const panelStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 2, sm: 3 },
  mb: 4,
} as const;
