import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { enumName } from '#domain/enums/enum-name.ts';
import { ideaOrders, ideaStatuses } from '#domain/ideas/idea.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { useSession } from '#web/features/accounts/session.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { usePageParams, useSetPageParam, withParam } from '#web/lib/page-params.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Renewing } from '#web/ui/renewing.tsx';
import { HiddenIdeaList, IdeaList, IdeaListSkeleton } from '../components/idea-list.tsx';

const PAGE_SIZE = 20;

/** What people would have the product do: look, vote, suggest (spec §2.1). */
export function FeedbackPage() {
  const { t } = useTranslation('ideas');
  const [params] = usePageParams();
  const setParam = useSetPageParam();
  const isStaff = useSession()?.canAdminister ?? false;
  const text = (params.get('q') ?? '').trim();
  const status = params.get('status') ?? '';
  const order = ideaOrders.find((known) => known === params.get('order')) ?? 'votes';
  const asked = useDeferredValue(`${status}/${order}/${text}`);
  /** Where the ideas of a status are, with what else is asked for. */
  const to = (id: string) => {
    const next = withParam(params, 'status', id);
    return next.size === 0 ? '/feedback' : `/feedback?${next.toString()}`;
  };
  return (
    <TitledPage id="feedback" maxWidth={880}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 4 }}>
        <Button component={RouterLink} to="/feedback/new" variant="contained">
          {t('suggest')}
        </Button>
        <Button component={RouterLink} to="/roadmap" variant="outlined" color="inherit">
          {t('toRoadmap')}
        </Button>
      </Box>
      <Box component="search" sx={searchStyle}>
        <SearchField
          label={t('search')}
          value={text}
          onCommit={(q) => setParam('q', q)}
          input={{ type: 'search', maxLength: SEARCH_TEXT_LIMIT }}
        />
        <ChoiceSelect
          label={t('order')}
          value={order}
          onChange={(id) => setParam('order', id === 'votes' ? '' : id)}
        >
          {ideaOrders.map((id) => (
            <option key={id} value={id}>
              {t(`orders.${id}`)}
            </option>
          ))}
        </ChoiceSelect>
      </Box>
      <Box sx={{ mb: 3 }}>
        <LinkTabs
          label={t('filter')}
          areParts
          current={status}
          tabs={[
            { id: '', label: t('all'), to: to('') },
            ...ideaStatuses.map((id) => ({ id, label: t(`statuses.${enumName(id)}`), to: to(id) })),
            ...(isStaff ? [{ id: 'hidden', label: t('hidden'), to: to('hidden') }] : []),
          ]}
        />
      </Box>
      <ErrorBoundary resetKeys={[asked]} title={t('error')}>
        <Suspense fallback={<IdeaListSkeleton count={6} />}>
          <Found asked={asked} isStaff={isStaff} isStale={asked !== `${status}/${order}/${text}`} />
        </Suspense>
      </ErrorBoundary>
    </TitledPage>
  );
}

interface FoundProps {
  /** Status, order and words, with strokes between them. */
  asked: string;
  isStaff: boolean;
  isStale: boolean;
}

function Found({ asked, isStaff, isStale }: FoundProps) {
  const [status = '', order = '', ...words] = asked.split('/');
  const text = words.join('/');
  const known = ideaStatuses.find((name) => name === status);
  const empty = <NoIdeas isFiltered={text !== '' || status !== ''} />;
  return (
    <Renewing isStale={isStale}>
      {status === 'hidden' && isStaff ? (
        <HiddenIdeaList first={PAGE_SIZE} empty={empty} />
      ) : (
        <IdeaList
          variables={{
            first: PAGE_SIZE,
            statuses: known ? [enumName(known)] : null,
            text: text || null,
            order: order === 'latest' ? 'LATEST' : 'VOTES',
          }}
          level="h2"
          empty={empty}
        />
      )}
    </Renewing>
  );
}

function NoIdeas({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('ideas');
  return (
    <EmptyState
      title={t('empty.title')}
      text={t(isFiltered ? 'empty.textOfSearch' : 'empty.text')}
      action={
        <Button
          component={RouterLink}
          to={isFiltered ? '/feedback' : '/feedback/new'}
          variant="outlined"
          color="inherit"
        >
          {t(isFiltered ? 'empty.clear' : 'suggest')}
        </Button>
      }
    />
  );
}

const searchStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 200px' },
  mb: 2,
} as const;
