import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FeedHead, FeedLinks } from '#web/ui/feed-links.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { usePodcastFeeds } from './podcast-feeds.ts';

/** Which list it is. */
type View = 'date' | 'series';

/** What stands around a list of episodes: what it is, the other list, and feeds. */
export function PodcastFrame({ view, children }: { view: View; children: ReactNode }) {
  const { t } = useTranslation('podcasts');
  const feeds = usePodcastFeeds();
  const title = view === 'date' ? t('title') : t('bySeries.title');
  const description = view === 'date' ? t('description') : t('bySeries.description');
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={title} description={description} />
      <FeedHead feeds={feeds} />
      <Typography variant="h1" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {description}
      </Typography>
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
    </Box>
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
