import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LocateFixed, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { placeTags } from '#domain/directories/place.ts';
import type { PlaceKind, PlaceTag } from '#domain/directories/place.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { cities, isCityId } from '#domain/studios/city.ts';
import { PillOptions } from '#web/features/search/components/pill-options.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { usePosition } from '#web/lib/use-position.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { usePlaceFacetsQuery } from '../directories.generated.ts';
import { filterOf, pointOf } from '../place-choice.ts';
import type { PlaceChoice } from '../place-choice.ts';
import { Pill, TagPills } from './tag-pills.tsx';

interface PlaceFiltersProps {
  kind: PlaceKind;
  choice: PlaceChoice;
  onChange: (change: Partial<PlaceChoice>) => void;
}

/** Which places: by words, by city, around the reader, by what is open and by tags. */
export function PlaceFilters({ kind, choice, onChange }: PlaceFiltersProps) {
  const { t } = useTranslation('directories');
  const { data, previousData } = usePlaceFacetsQuery({
    variables: { kind: enumName(kind), filter: filterOf(choice) },
  });
  const facets = (data ?? previousData)?.placeFacets;
  const countOf = (tag: PlaceTag) =>
    facets && (facets.tags.find(({ id }) => id === tag)?.count ?? 0);
  const tags = placeTags[kind]
    .map((id: PlaceTag) => ({ id, label: t(`tags.${id}`), count: countOf(id) }))
    .filter(({ id, count }) => count !== 0 || choice.tags.includes(id));
  return (
    <Box component="search" sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      <Box sx={fieldsStyle}>
        <SearchField
          label={t('filters.search')}
          value={choice.text}
          onCommit={(text) => onChange({ text })}
          icon={<Search size={18} aria-hidden />}
          input={{ type: 'search', name: 'q', maxLength: SEARCH_TEXT_LIMIT }}
        />
        <CityField
          choice={choice}
          counts={facets?.cities}
          onChange={(cityId) => onChange({ cityId, near: undefined })}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {kind !== 'label' && (
          <Pill
            label={t('filters.openNow')}
            count={facets?.openCount}
            checked={choice.isOpen}
            onChange={(isOpen) => onChange({ isOpen })}
          />
        )}
        <NearButton choice={choice} onChange={onChange} />
        <Box sx={{ ml: 'auto', display: { md: 'none' } }}>
          <PillOptions
            name="view"
            label={t('view.label')}
            value={choice.view}
            options={[
              { value: 'list', label: t('view.list') },
              { value: 'map', label: t('view.map') },
            ]}
            onChange={(view) => onChange({ view })}
          />
        </Box>
      </Box>
      <TagPills
        label={t(`filters.tags.${kind}`)}
        options={tags}
        chosen={choice.tags}
        onChange={(chosen) => onChange({ tags: chosen })}
      />
    </Box>
  );
}

interface CityFieldProps {
  choice: PlaceChoice;
  /** How many places each city would leave; undefined while that is not known. */
  counts: readonly { id: string; count: number }[] | undefined;
  onChange: (cityId: PlaceChoice['cityId']) => void;
}

function CityField({ choice, counts, onChange }: CityFieldProps) {
  const { t } = useTranslation('directories');
  const { cityName } = usePlaceNames();
  const countOf = (id: string) => counts?.find((city) => city.id === id)?.count ?? 0;
  const offered = cities.filter(({ id }) => countOf(id) > 0 || id === choice.cityId);
  return (
    <ChoiceSelect
      label={t('filters.city')}
      value={choice.cityId ?? ''}
      onChange={(value) => onChange(isCityId(value) ? value : undefined)}
      all={t('filters.anyCity')}
    >
      {offered.map((city) => (
        <option key={city.id} value={city.id}>
          {t('filters.counted', { label: cityName(city), count: countOf(city.id) })}
        </option>
      ))}
    </ChoiceSelect>
  );
}

/** Asks the browser where the reader is, and says so where it does not tell. */
function NearButton({ choice, onChange }: Pick<PlaceFiltersProps, 'choice' | 'onChange'>) {
  const { t } = useTranslation('directories');
  const { state, locate } = usePosition((coords) =>
    onChange({ near: pointOf(coords), cityId: undefined }),
  );
  const isNear = choice.near !== undefined;
  return (
    <>
      <Button
        variant={isNear ? 'contained' : 'outlined'}
        color="inherit"
        size="small"
        aria-pressed={isNear}
        disabled={state === 'locating'}
        startIcon={<LocateFixed size={16} aria-hidden />}
        onClick={() => (isNear ? onChange({ near: undefined }) : locate())}
        sx={{ minHeight: 36, px: 1.5, '@media (pointer: coarse)': { minHeight: 44 } }}
      >
        {t(state === 'locating' ? 'near.locating' : 'near.me')}
      </Button>
      <Typography role="alert" variant="body2" sx={{ flexBasis: '100%', '&:empty': { m: -1 } }}>
        {(state === 'denied' || state === 'failed') && t(`near.${state}`)}
      </Typography>
    </>
  );
}

const fieldsStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
} as const;
