import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { ImagePlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CanvasChoice } from '#domain/catalog/canvas.ts';
import { canvasFrameIds, canvasSizeIds } from '#domain/services/canvas-print.ts';
import { canvasTrackLimits } from '#domain/services/canvas-track.ts';
import { TakesPlayer } from '#web/features/samples/components/takes-player.tsx';
import { takesOf } from '#web/features/samples/sample-sound.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { FileZone } from '#web/ui/file-zone.tsx';
import { Section } from '#web/ui/section.tsx';
import { soundFileTypes } from '#web/ui/uploads/sound-file.ts';
import { canvasSamples } from '../canvas-samples.ts';
import { useCanvasWords } from '../hooks/use-canvas-words.ts';
import type { OwnTrackChoice } from '../hooks/use-own-track.ts';
import { CanvasPrint } from './canvas-print.tsx';
import { ChoiceGroup } from './choice-group.tsx';

/** What each side of the player is drawn in. */
const sideStyles = ['classic', 'themed'] as const;

interface CanvasPreviewProps {
  sample: (typeof canvasSamples)[number];
  own: OwnTrackChoice;
}

/** A sample, or a file of the reader's, drawn as a print in either style while it is heard. */
export function CanvasPreview({ sample, own }: CanvasPreviewProps) {
  const { t } = useTranslation('services');
  const { t: sampleText } = useTranslation('samples');
  const [size, setSize] = useState<CanvasChoice['size']>('medium');
  const [frame, setFrame] = useState<CanvasChoice['frame']>('black');
  const words = useCanvasWords();
  const [, mixed] = takesOf(sample);
  const { track } = own;
  const source = track?.file ?? mixed.source;
  const { peaks } = track ?? mixed;
  const title = track?.title ?? sampleText(`pieces.${sample}.name`);
  // The same music on both sides: what differs is what one sees.
  const takes = useMemo(
    () =>
      [
        { source, peaks },
        { source, peaks },
      ] as const,
    [source, peaks],
  );

  return (
    <Section title={t('canvas.preview.title')} lead={t('canvas.preview.lead')}>
      <ChoiceCards
        label={t('canvas.preview.samples')}
        columns={3}
        choices={canvasSamples.map((id) => ({
          to: `/canvas?sample=${id}`,
          title: sampleText(`pieces.${id}.name`),
          detail: sampleText(`pieces.${id}.genre`),
          isChosen: !track && id === sample,
        }))}
      />
      <Box sx={stageStyle}>
        <TakesPlayer
          title={title}
          takes={takes}
          names={[t('canvas.preview.classic'), t('canvas.preview.themed')]}
        >
          {(side) => (
            <CanvasPrint
              peaks={peaks}
              choice={{ size, frame, style: sideStyles[side] }}
              label={t('canvas.drawn', { title, style: words.style(sideStyles[side]) })}
            />
          )}
        </TakesPlayer>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <ChoiceGroup
            label={t('canvas.size')}
            chosen={size}
            choices={canvasSizeIds.map((id) => ({
              id,
              title: words.size(id),
              detail: words.inches(id),
            }))}
            onChoose={setSize}
          />
          <ChoiceGroup
            label={t('canvas.frame')}
            chosen={frame}
            choices={canvasFrameIds.map((id) => ({ id, title: words.frame(id) }))}
            onChoose={setFrame}
          />
          <div>
            <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
              {t('canvas.preview.own')}
            </Typography>
            <FileZone
              texts={{
                drop: t('canvas.preview.drop'),
                choose: t('canvas.preview.choose'),
                file: t('canvas.preview.choose'),
                formats: t('canvas.preview.formats', {
                  limit: canvasTrackLimits.megabytes,
                  minutes: canvasTrackLimits.maxMinutes,
                }),
              }}
              accept={soundFileTypes}
              Icon={ImagePlus}
              button={{ loading: own.isReading }}
              onChosen={([file]) => file && void own.choose(file)}
            />
            {own.problem !== undefined && (
              <FormHelperText error role="alert">
                {own.problem}
              </FormHelperText>
            )}
            <Box aria-live="polite">
              {track && (
                <Typography variant="body2" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
                  {t('canvas.preview.drawsAll', { title })}
                </Typography>
              )}
            </Box>
            {track && (
              <Button color="inherit" onClick={own.clear} sx={{ mt: 0.5, ml: -1 }}>
                {t('canvas.preview.back')}
              </Button>
            )}
          </div>
        </Box>
      </Box>
    </Section>
  );
}

const stageStyle = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 400px)' },
} as const;
