import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { sampleIds } from '#domain/samples/sample.ts';
import type { SampleId } from '#domain/samples/sample.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { takesOf } from '../sample-sound.ts';
import { TakesPlayer } from './takes-player.tsx';

/** What there is to hear in each piece. */
const points = ['first', 'second', 'third'] as const;

interface SampleStageProps {
  id: SampleId;
  /** Where each piece is chosen. */
  addressOf: (id: SampleId) => string;
  /** Level of the piece's name in the page's outline. */
  level: 'h2' | 'h3';
}

/** The pieces to choose from, and one of them to be heard before and after, with what to listen for. */
export function SampleStage({ id, addressOf, level }: SampleStageProps) {
  const { t } = useTranslation('samples');
  const name = t(`pieces.${id}.name`);
  return (
    <>
      <ChoiceCards
        label={t('choose')}
        columns={6}
        choices={sampleIds.map((one) => ({
          to: addressOf(one),
          title: t(`pieces.${one}.name`),
          detail: t(`pieces.${one}.genre`),
          isChosen: one === id,
        }))}
      />
      <Box sx={pieceStyle}>
        <TakesPlayer title={name} takes={takesOf(id)} names={[t('before'), t('after')]} />
        <div>
          <Typography variant={level} sx={{ mb: 1 }}>
            {name}
          </Typography>
          <Typography sx={{ mb: 2 }}>{t(`pieces.${id}.story`)}</Typography>
          <Typography variant="subtitle1" component={level === 'h2' ? 'h3' : 'h4'} sx={{ mb: 1 }}>
            {t('listenFor')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
            {points.map((point) => (
              <li key={point}>{t(`pieces.${id}.listen.${point}`)}</li>
            ))}
          </Box>
        </div>
      </Box>
    </>
  );
}

const pieceStyle = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
