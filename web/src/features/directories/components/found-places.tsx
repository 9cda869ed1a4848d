import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceKind } from '#domain/directories/place.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { itemListData, JsonLd } from '#web/ui/json-ld.tsx';
import { LazyMap } from '#web/ui/map/lazy-map.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { usePlacesSuspenseQuery } from '../directories.generated.ts';
import { useMapPoint } from '../hooks/use-map-point.ts';
import { filterOf, isNarrowed, NEAR_KM, sortOf } from '../place-choice.ts';
import type { PlaceChoice } from '../place-choice.ts';
import { pathOf } from '../place-path.ts';
import { PlaceCard } from './place-card.tsx';

/** As many as a map shows at once, and few people scroll past. */
const PAGE_SIZE = 60;

interface FoundPlacesProps {
  kind: PlaceKind;
  choice: PlaceChoice;
  onClear: () => void;
}

/** The places that are wanted. */
export function FoundPlaces({ kind, choice, onClear }: FoundPlacesProps) {
  const { t } = useTranslation('directories');
  const { data, fetchMore } = usePlacesSuspenseQuery({
    variables: {
      kind: enumName(kind),
      first: PAGE_SIZE,
      filter: filterOf(choice),
      sort: sortOf(choice),
    },
  });
  const { nodes, totalCount, pageInfo } = data.places;
  const origin = useOrigin();
  const mapPoint = useMapPoint();
  // Nobody loads a map who does not see it.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const [markedId, setMarkedId] = useState<string>();
  return (
    <>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', mb: 2 }}>
        {t(`kinds.${kind}.count`, { count: totalCount })}
      </Typography>
      {nodes.length === 0 ? (
        <NoPlaces kind={kind} choice={choice} onClear={onClear} />
      ) : (
        <Box sx={columnsStyle}>
          <JsonLd
            data={itemListData(
              origin,
              nodes.map((place) => ({ name: place.name, path: pathOf(place) })),
            )}
          />
          <Box sx={choice.view === 'map' ? onlyWideStyle : null}>
            <Box component="ul" sx={listStyle}>
              {nodes.map((place) => (
                <Box
                  component="li"
                  key={place.id}
                  onPointerEnter={() => setMarkedId(place.id)}
                  onPointerLeave={() => setMarkedId(undefined)}
                  onFocus={() => setMarkedId(place.id)}
                  onBlur={() => setMarkedId(undefined)}
                  sx={{ minWidth: 0 }}
                >
                  <PlaceCard place={place} near={choice.near} />
                </Box>
              ))}
            </Box>
            {pageInfo.hasNextPage && (
              <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
            )}
          </Box>
          <Box sx={[mapStyle, choice.view === 'list' && onlyWideStyle]}>
            {(isWide || choice.view === 'map') && (
              <LazyMap
                label={t('view.mapLabel')}
                points={nodes.map(mapPoint)}
                markedId={markedId}
              />
            )}
          </Box>
        </Box>
      )}
    </>
  );
}

function NoPlaces({ kind, choice, onClear }: FoundPlacesProps) {
  const { t } = useTranslation('directories');
  if (!isNarrowed(choice)) {
    return <EmptyState title={t(`kinds.${kind}.none`)} text={t('list.noneText')} />;
  }
  return (
    <EmptyState
      title={t(`kinds.${kind}.noMatch`)}
      text={choice.near ? t('list.noneNear', { km: NEAR_KM }) : t('list.noMatchText')}
      action={
        <Button variant="outlined" color="inherit" onClick={onClear}>
          {t('list.clear')}
        </Button>
      }
    />
  );
}

/** Cards in the shape of what comes. */
export function FoundPlacesSkeleton() {
  return (
    <Box aria-hidden>
      <Skeleton width={140} sx={{ mb: 2 }} />
      <Box sx={listStyle}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={300} sx={{ borderRadius: 3 }} />
        ))}
      </Box>
    </Box>
  );
}

/** Where there is room, the map stays in sight beside the list. */
const columnsStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
} as const;

const onlyWideStyle = { display: { xs: 'none', md: 'block' } } as const;

const mapStyle = {
  position: { md: 'sticky' },
  top: 96,
  height: { xs: '70vh', md: 'calc(100vh - 128px)' },
  minHeight: 320,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
} as const;

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 1fr)',
    lg: 'repeat(2, minmax(0, 1fr))',
  },
} as const;
