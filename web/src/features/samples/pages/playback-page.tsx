import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { isSampleId, sampleIds } from '#domain/samples/sample.ts';
import type { SampleId } from '#domain/samples/sample.ts';
import { LinkChips } from '#web/features/search/components/link-chips.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { linkCardStyle } from '#web/ui/card-style.ts';
import { PageHead } from '#web/ui/page-head.tsx';
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
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={t('title')} description={t('description')} />
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 680, mb: 4 }}>
        {t('lead')}
      </Typography>
      <Choice chosen={id} />
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
    </Box>
  );
}

function Choice({ chosen }: { chosen: SampleId }) {
  const { t } = useTranslation('samples');
  return (
    <Box component="nav" aria-label={t('choose')} sx={{ mb: 4 }}>
      <Box component="ul" sx={choiceStyle}>
        {sampleIds.map((id) => (
          <li key={id}>
            <Link
              component={RouterLink}
              to={`/playback?sample=${id}`}
              preventScrollReset
              aria-current={id === chosen ? 'true' : undefined}
              sx={cardStyle}
            >
              <Typography component="span" variant="subtitle1" sx={{ display: 'block' }}>
                {t(`pieces.${id}.name`)}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {t(`pieces.${id}.genre`)}
              </Typography>
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const choiceStyle = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
} as const;

const cardStyle = {
  ...linkCardStyle,
  display: 'block',
  height: '100%',
  p: 2,
  '&[aria-current]': { borderColor: 'primary.main', boxShadow: '0 0 0 1px currentColor' },
} as const;

const pieceStyle = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
