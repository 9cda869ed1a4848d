import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isSampleId, sampleIds } from '#domain/samples/sample.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { LinkChips } from '#web/features/search/components/link-chips.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Section } from '#web/ui/section.tsx';
import { TakesPlayer } from '../components/takes-player.tsx';
import { takesOf } from '../sample-sound.ts';

/** What there is to hear in each piece. */
const points = ['first', 'second', 'third'] as const;

/** What makes the comparison a fair one. */
const rules = ['level', 'same', 'made'] as const;

/** Pieces of music before and after they were mixed, to be compared by ear. */
export function PlaybackPage() {
  const { t } = useTranslation('samples');
  const [params] = usePageParams();
  const asked = params.get('sample');
  const id = isSampleId(asked) ? asked : sampleIds[0];
  const name = t(`pieces.${id}.name`);
  return (
    <TitledPage id="playback">
      <ChoiceCards
        label={t('choose')}
        columns={6}
        choices={sampleIds.map((one) => ({
          to: `/playback?sample=${one}`,
          title: t(`pieces.${one}.name`),
          detail: t(`pieces.${one}.genre`),
          isChosen: one === id,
        }))}
      />
      <Box sx={pieceStyle}>
        <TakesPlayer title={name} takes={takesOf(id)} names={[t('before'), t('after')]} />
        <div>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {name}
          </Typography>
          <Typography sx={{ mb: 2 }}>{t(`pieces.${id}.story`)}</Typography>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('listenFor')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
            {points.map((point) => (
              <li key={point}>{t(`pieces.${id}.listen.${point}`)}</li>
            ))}
          </Box>
        </div>
      </Box>
      <Section title={t('fair.title')}>
        <Box sx={{ maxWidth: 680, display: 'grid', gap: 2 }}>
          {rules.map((rule) => (
            <Typography key={rule}>{t(`fair.${rule}`)}</Typography>
          ))}
        </Box>
      </Section>
      <Box sx={{ mt: { xs: 5, md: 7 } }}>
        <LinkChips
          label={t('more.title')}
          links={[
            { to: '/podcast', label: t('more.podcast') },
            { to: '/blog/category/tips', label: t('more.tips') },
            { to: '/guides', label: t('more.guides') },
            { to: '/search?type=mixing', label: t('more.mixing') },
            { to: '/search?type=mastering', label: t('more.mastering') },
          ]}
        />
      </Box>
    </TitledPage>
  );
}

const pieceStyle = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
