import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LocateFixed, MapPin } from 'lucide-react';
import { useImperativeHandle, useLayoutEffect } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { placeKinds, SUGGESTION_LIMIT, SUGGESTION_MIN_LENGTH } from '#domain/search/search-kind.ts';
import { cities } from '#domain/studios/city.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { optionElementId } from '#web/ui/option-list/option.ts';
import type { Option, OptionGroup } from '#web/ui/option-list/option.ts';
import { OptionList } from '#web/ui/option-list/option-list.tsx';
import { useActiveOption } from '#web/ui/option-list/use-active-option.ts';
import { useHitNames } from '../../hooks/use-hit-names.ts';
import { useNearestCity } from '../../hooks/use-nearest-city.ts';
import { usePaused } from '#web/lib/paused.ts';
import { floatingStyle } from '../global-search/floating-style.ts';
import type { SuggestionsHandle } from '../global-search/suggestions.tsx';
import { usePlaceSuggestionsQuery } from './place-suggestions.generated.ts';

interface PlaceSuggestionsProps {
  ref: Ref<SuggestionsHandle>;
  /** Id of the list's element. */
  id: string;
  /** What stands in the field, trimmed. */
  text: string;
  /** Beside the field's page, over it, or below the field in a sheet. */
  layout: 'floating' | 'inline';
  /** Hears of the id of the active option's element. */
  onActiveChange: (id: string | undefined) => void;
  onChoose: (place: string) => void;
}

/** Places that may be meant: near the reader, well-known ones, or those that answer to a text. */
export function PlaceSuggestions({
  ref,
  id,
  text,
  layout,
  onActiveChange,
  onChoose,
}: PlaceSuggestionsProps) {
  const { t } = useTranslation('search');
  const { cityName } = usePlaceNames();
  const { state, locate } = useNearestCity((city) => onChoose(cityName(city)));
  const found = useFoundPlaces(text, onChoose);
  const groups: OptionGroup[] = [
    {
      id: 'near',
      options: [
        {
          id: 'near',
          label: t(state === 'locating' ? 'find.locating' : 'find.nearMe'),
          picture: <LocateFixed size={18} aria-hidden />,
          choose: locate,
        },
      ],
    },
    ...(found.length > 0 ? [{ id: 'places', options: found }] : []),
  ];
  const { active, activate, takeKey } = useActiveOption(
    groups.flatMap(({ options }) => options),
    { listId: id, listKey: text, startsWithFirst: false, onChoose: ({ choose }) => choose?.() },
  );
  useImperativeHandle(ref, () => ({ takeKey }));
  const activeId = active && optionElementId(id, active.id);
  // Screen readers are told in the same moment in which the list shows it.
  useLayoutEffect(() => onActiveChange(activeId), [onActiveChange, activeId]);
  return (
    <Box
      sx={
        layout === 'floating'
          ? { ...floatingStyle, insetInlineEnd: 'auto', width: 420, maxWidth: '90vw' }
          : { mt: 1 }
      }
    >
      <OptionList
        id={id}
        label={t('suggestions.label')}
        groups={groups}
        typed={text}
        active={active}
        onReach={activate}
        onFollow={({ choose }) => choose?.()}
      />
      <Typography role="alert" variant="body2" sx={{ px: 1.25, '&:not(:empty)': { py: 1 } }}>
        {(state === 'denied' || state === 'failed') && t(`find.${state}`)}
      </Typography>
    </Box>
  );
}

/** Places by a text that is long enough; without one, the first of our cities. */
function useFoundPlaces(text: string, onChoose: (place: string) => void): Option[] {
  const { cityName } = usePlaceNames();
  const names = useHitNames();
  const asked = usePaused(text);
  const isAsked = asked.length >= SUGGESTION_MIN_LENGTH && text !== '';
  const { data, previousData } = usePlaceSuggestionsQuery({
    variables: { text: asked, first: SUGGESTION_LIMIT, kinds: placeKinds.map(enumName) },
    skip: !isAsked,
  });
  const picture = <MapPin size={18} aria-hidden />;
  if (!isAsked) {
    return cities.slice(0, SUGGESTION_LIMIT).map((city) => ({
      id: city.id,
      label: cityName(city),
      picture,
      choose: () => onChoose(cityName(city)),
    }));
  }
  const groups = (data ?? previousData)?.siteSearch ?? [];
  return groups
    .flatMap(({ kind, hits }) =>
      hits.map((hit): Option => {
        const label = names.label(kind, hit);
        return {
          id: hit.id.replaceAll(' ', '_'),
          label,
          detail: names.detail(kind, hit),
          picture,
          // Parts of cities are called alike in several.
          choose: () => onChoose(kind === 'NEIGHBOURHOODS' ? `${label}, ${hit.detail}` : label),
        };
      }),
    )
    .slice(0, SUGGESTION_LIMIT);
}
