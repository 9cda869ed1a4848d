import Box from '@mui/material/Box';
import { useField } from 'formik';
import { AudioLines } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { portfolioLimits as limits, TRACK_LIMIT_MB } from '#domain/portfolios/limits.ts';
import { FileZone } from '#web/ui/file-zone.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { OrderButtons } from '#web/ui/form/order-buttons.tsx';
import { AudioPlayer } from '#web/ui/media/audio-player.tsx';
import { soundFile, soundFileTypes } from '#web/ui/uploads/sound-file.ts';
import { UploadRows } from '#web/ui/uploads/upload-rows.tsx';
import { useUploads } from '#web/ui/uploads/use-uploads.ts';
import { peaksOf } from '../peaks.ts';
import { useOrderTexts } from '../hooks/use-order-texts.ts';
import type { TrackValue } from './portfolio-form.tsx';

/** The tracks of a portfolio, in their order, each to be heard and named. */
export function TracksField({ portfolioId }: { portfolioId: string }) {
  const { t } = useTranslation('portfolios');
  const orderTexts = useOrderTexts();
  const [{ value: tracks }, , { setValue }] = useField<TrackValue[]>('tracks');
  /** As they are when one arrives. */
  const latest = useRef(tracks);
  useEffect(() => {
    latest.current = tracks;
  }, [tracks]);
  const { uploads, add, dismiss } = useUploads({
    path: `/api/portfolios/${encodeURIComponent(portfolioId)}/tracks`,
    field: 'track',
    room: limits.tracks - tracks.length,
    onArrived: (body, file) => arrive(body as Arrived, file),
  });

  async function arrive({ track: { id, ...track } }: Arrived, file: File): Promise<void> {
    const peaks = await peaksOf(file);
    if (latest.current.some((known) => known.id === String(id))) return;
    latest.current = [...latest.current, { id: String(id), ...track, title: titleOf(file), peaks }];
    await setValue(latest.current);
  }

  return (
    <>
      <FileZone
        texts={{
          drop: t('edit.dropTracks'),
          choose: t('edit.chooseTracks'),
          file: t('edit.chooseTracks'),
          formats: t('edit.trackFormats', { limit: TRACK_LIMIT_MB, max: limits.tracks }),
        }}
        accept={soundFileTypes}
        multiple
        Icon={AudioLines}
        button={{ disabled: tracks.length + uploads.length >= limits.tracks }}
        onChosen={(files) => add(files.map(soundFile))}
      />
      <UploadRows uploads={uploads} dismiss={dismiss} />
      {tracks.map(({ id, url, title, durationMs, peaks }, index) => (
        <Box key={id} sx={{ display: 'grid', gap: 1.5 }}>
          <AudioPlayer
            title={title || t('edit.untitled', { number: index + 1 })}
            url={url}
            durationMs={durationMs}
            peaks={peaks}
          />
          <FormTextField
            name={`tracks[${index}].title`}
            label={t('edit.trackTitle', { number: index + 1 })}
            slotProps={{ htmlInput: { maxLength: limits.trackTitle } }}
          />
          <OrderButtons
            items={tracks}
            index={index}
            texts={orderTexts}
            onChange={(next) => void setValue(next)}
          />
        </Box>
      ))}
    </>
  );
}

interface Arrived {
  track: { id: number; url: string; durationMs: number };
}

/** What a file is called, without its ending. */
function titleOf({ name }: File): string {
  return name.replace(/\.[^.]+$/, '').slice(0, limits.trackTitle) || name;
}
