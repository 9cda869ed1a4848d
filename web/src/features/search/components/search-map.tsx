import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bounds } from '#domain/studios/position.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { LazyMap } from '#web/ui/map/lazy-map.tsx';
import type { MapPoint } from '#web/ui/map/map-point.ts';
import { useMoney } from '#web/ui/money.tsx';
import type { FoundStudioFragment } from './studio-results.generated.ts';

interface SearchMapProps {
  studios: readonly FoundStudioFragment[];
  /** The part of the map that the search is of, if it is of one. */
  bounds: Bounds | undefined;
  /** The studio that stands out. */
  markedId: string | undefined;
  /** Has the search be of a part of the map. */
  onChoose: (bounds: Bounds) => void;
}

/** The studios of the list on a map, with their prices. Moving it searches what it shows. */
export function SearchMap({ studios, bounds, markedId, onChoose }: SearchMapProps) {
  const { t } = useTranslation('search');
  const pointOf = useStudioPoint();
  const [follows, setFollows] = useState(true);
  /** Where it was moved to without being searched. */
  const [movedTo, setMovedTo] = useState<Bounds>();

  function choose(to: Bounds): void {
    setMovedTo(undefined);
    onChoose(to);
  }

  return (
    <Box sx={frameStyle}>
      <LazyMap
        label={t('map.label')}
        points={studios.map(pointOf)}
        bounds={bounds}
        markedId={markedId}
        onMove={follows ? choose : setMovedTo}
      />
      <Box sx={controlsStyle}>
        <FormControlLabel
          label={t('map.follows')}
          control={
            <Switch
              size="small"
              checked={follows}
              onChange={(_event, isOn) => {
                setFollows(isOn);
                if (isOn && movedTo) choose(movedTo);
              }}
            />
          }
          sx={switchStyle}
        />
        {!follows && movedTo && (
          <Button variant="contained" size="small" onClick={() => choose(movedTo)}>
            {t('map.searchHere')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** A studio as the map shows it: by its price. */
function useStudioPoint(): (studio: FoundStudioFragment) => MapPoint {
  const { price } = useMoney();
  const { cityName } = usePlaceNames();
  return ({ id, name, neighbourhood, city, latitude, longitude, priceFromCents, wholePrice }) => ({
    id,
    name,
    detail: [neighbourhood, cityName(city)].filter(Boolean).join(', '),
    to: `/studios/${id}`,
    latitude,
    longitude,
    label: price(wholePrice?.cents ?? priceFromCents),
  });
}

const frameStyle = {
  position: { xs: 'relative', md: 'sticky' },
  top: 96,
  height: { xs: '60vh', md: 'calc(100vh - 128px)' },
  minHeight: 320,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
} as const;

/** Above the map, beside its own buttons. */
const controlsStyle = {
  position: 'absolute',
  zIndex: 1,
  top: 10,
  left: 64,
  right: 10,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
} as const;

const switchStyle = {
  m: 0,
  pl: 0.5,
  pr: 1.5,
  minHeight: 40,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  bgcolor: 'background.paper',
} as const;
