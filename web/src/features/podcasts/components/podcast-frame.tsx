import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FeedHead, FeedLinks } from '#web/ui/feed-links.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { usePodcastFeeds } from './podcast-feeds.ts';

/** Which list it is. */
type View = 'date' | 'series';

/** What stands around a list of episodes: what it is, the other list, and feeds. */
export function PodcastFrame({ view, children }: { view: View; children: ReactNode }) {
  const { t } = useTranslation('podcasts');
  const feeds = usePodcastFeeds();
  return (
    <TitledPage id={view === 'date' ? 'podcast' : 'podcast2'}>
      <FeedHead feeds={feeds} />
      <Box sx={{ mb: 4 }}>
        <LinkTabs
          label={t('views.label')}
          current={view}
          tabs={[
            { id: 'date', label: t('views.date'), to: '/podcast' },
            { id: 'series', label: t('views.series'), to: '/podcast2' },
          ]}
        />
      </Box>
      {children}
      <FeedLinks feeds={feeds} label={t('feeds.follow')} />
    </TitledPage>
  );
}

/** Says that there is nothing to hear. */
export function NoEpisodes() {
  const { t } = useTranslation('podcasts');
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button component={RouterLink} to="/studios" variant="outlined" color="inherit">
          {t('empty.studios')}
        </Button>
      }
    />
  );
}
