import Link from '@mui/material/Link';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#web/features/directories/place-path.ts';
import { OpeningHoursTable } from '#web/features/studios/components/opening-hours-table.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useQueueWords } from '../hooks/use-queue-words.ts';
import {
  useAcceptCorrectionMutation,
  useCorrectionsToReviewSuspenseQuery,
  useDismissCorrectionMutation,
  useRestorePlaceMutation,
} from '../places-to-review.generated.ts';
import type { CorrectionsToReviewQuery } from '../places-to-review.generated.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import { ApprovalQueue } from './approval-queue.tsx';
import type { QueueProps } from './queues.ts';

type Correction = CorrectionsToReviewQuery['corrections']['nodes'][number];
type Place = NonNullable<Correction['place']>;

/** What is said to be wrong on pages of places and waves, beside what they say. */
export function CorrectionApprovals({ onDecided }: QueueProps) {
  const { t, i18n } = useTranslation(['admin', 'directories']);
  const { data, fetchMore, refetch } = useCorrectionsToReviewSuspenseQuery({
    variables: { language: useReaderLanguage() },
    context: { fresh: false },
  });
  const [accept] = useAcceptCorrectionMutation();
  const [dismiss] = useDismissCorrectionMutation();
  const hidden = useHiddenPlaces();
  const words = useQueueWords('corrections', t('approvals.corrections.empty'));
  const nowOf = useNowOf();
  const { nodes, pageInfo } = data.corrections;
  const pageOf = ({ place, waveId }: Correction) =>
    place
      ? { name: place.name, path: pathOf(place) }
      : {
          name: data.waves.find(({ id }) => id === waveId)?.title ?? '–',
          path: `/waves/${waveId}`,
        };
  return (
    <ApprovalQueue
      items={nodes}
      nameOf={(correction) => pageOf(correction).name}
      loadMore={
        pageInfo.hasNextPage
          ? () => fetchMore({ variables: { after: pageInfo.endCursor } })
          : undefined
      }
      refetch={async () => {
        await Promise.all([refetch(), onDecided()]);
        hidden.offerUndo();
      }}
      approve={async ({ id, fact, place }) => {
        await accept({ variables: { id } });
        if (place && fact === 'CLOSED') hidden.add(place);
      }}
      giveBack={({ id }, reasons) => dismiss({ variables: { input: { id, reasons } } })}
      {...words}
      renderItem={(correction) => {
        const { fact, details, email, createdAt, sender, place } = correction;
        const { name, path } = pageOf(correction);
        return {
          heading: (
            <Link component={RouterLink} to={path} color="inherit">
              {name}
            </Link>
          ),
          chip: t(`directories:wrong.facts.${fact}`),
          by: t('approvals.by', {
            name: sender?.name ?? t('approvals.suggestions.visitor'),
            time: formatDayAndTime(createdAt, 'UTC', i18n.language),
          }),
          body: (
            <>
              <ApprovalFacts
                facts={[
                  [t('approvals.before'), place && nowOf(fact, place)],
                  [t('approvals.corrections.said'), details],
                  [t('approvals.corrections.email'), email],
                  [
                    t('approvals.corrections.then'),
                    fact === 'CLOSED' && t('approvals.corrections.hides'),
                  ],
                ]}
              />
              {place && (
                <Link
                  component={RouterLink}
                  to={`${path}/edit`}
                  sx={{ display: 'inline-block', py: 1 }}
                >
                  {t('directories:place.edit')}
                </Link>
              )}
            </>
          ),
        };
      }}
    />
  );
}

/** What a place says now of what is said to be wrong. */
function useNowOf() {
  const { location } = usePlaceNames();
  return (fact: Correction['fact'], place: Place): ReactNode => {
    switch (fact) {
      case 'HOURS':
        return <OpeningHoursTable hours={place.openingHours} />;
      case 'NAME':
        return place.name;
      case 'LINK':
        return [place.website, ...place.links].filter(Boolean).join('\n') || '–';
      case 'OTHER':
        return place.description || '–';
      default:
        return [place.address, location(place.city)].filter(Boolean).join(', ');
    }
  };
}

/** Places that are hidden as they have closed: it can be taken back for as long as the toast is there. */
function useHiddenPlaces() {
  const { t } = useTranslation('admin');
  const [restore] = useRestorePlaceMutation();
  const places = useRef<Place[]>([]);

  async function undo(hidden: readonly Place[]): Promise<void> {
    try {
      for (const { id } of hidden) await restore({ variables: { id } });
      showToast({ tone: 'success', title: t('approvals.corrections.restored') });
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('approvals.failed'), description: message });
    }
  }

  return {
    add: (place: Place) => void places.current.push(place),
    offerUndo() {
      const hidden = places.current.splice(0);
      if (hidden.length === 0) return;
      showToast({
        tone: 'success',
        title: t('approvals.corrections.hidden'),
        description: hidden.map(({ name }) => name).join(', '),
        action: { label: t('currencies.undo'), onSelect: () => void undo(hidden) },
      });
    },
  };
}
