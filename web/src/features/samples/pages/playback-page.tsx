import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isSampleId, sampleIds } from '#domain/samples/sample.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { LinkChips } from '#web/features/search/components/link-chips.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { Section } from '#web/ui/section.tsx';
import { SampleStage } from '../components/sample-stage.tsx';

/** What makes the comparison a fair one. */
const rules = ['level', 'same', 'made'] as const;

/** Pieces of music before and after they were mixed, to be compared by ear. */
export function PlaybackPage() {
  const { t } = useTranslation('samples');
  const [params] = usePageParams();
  const asked = params.get('sample');
  return (
    <TitledPage id="playback">
      <SampleStage
        id={isSampleId(asked) ? asked : sampleIds[0]}
        addressOf={(id) => `/playback?sample=${id}`}
        level="h2"
      />
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
