import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { AudioLines } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EPISODE_SOUND_LIMIT_MB } from '#domain/podcasts/episode.ts';
import { FileZone } from '#web/ui/file-zone.tsx';
import { takeTheFloor } from '#web/ui/media/sounding.ts';
import { soundFile, soundFileTypes } from '#web/ui/uploads/sound-file.ts';
import { UploadRows } from '#web/ui/uploads/upload-rows.tsx';
import { useUploads } from '#web/ui/uploads/use-uploads.ts';

/** The sound of an episode, which is sent as it is chosen, and can be heard then. */
export function EpisodeSoundField() {
  const { t } = useTranslation('admin');
  const [{ value }, { error, touched }, { setValue }] = useField<string>('soundUrl');
  const { uploads, add, dismiss } = useUploads({
    path: '/api/podcast-sounds',
    field: 'track',
    room: 1,
    onArrived(body) {
      const { track } = body as { track: { url: string } };
      void setValue(track.url);
    },
  });
  return (
    <div>
      {value && (
        <audio
          key={value}
          controls
          preload="metadata"
          src={value}
          aria-label={t('podcasts.sound')}
          onPlay={({ currentTarget }) => takeTheFloor(currentTarget)}
        >
          <track kind="captions" />
        </audio>
      )}
      <FileZone
        texts={{
          drop: t('podcasts.dropSound'),
          choose: t('podcasts.chooseSound'),
          file: t('podcasts.sound'),
          formats: t('podcasts.soundFormats', { limit: EPISODE_SOUND_LIMIT_MB }),
        }}
        accept={soundFileTypes}
        Icon={AudioLines}
        onChosen={(files) => add(files.map(soundFile))}
        sx={{ mt: 1 }}
      />
      <UploadRows uploads={uploads} dismiss={dismiss} />
      {touched && error && <FormHelperText error>{error}</FormHelperText>}
    </div>
  );
}
