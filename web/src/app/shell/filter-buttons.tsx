import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarDays, Globe } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocalDate } from '#domain/time/calendar.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';
import { formatDays } from '#web/lib/dates.ts';
import { useAnchoredWindow } from '#web/ui/anchored-window.ts';

const RegionsFilter = lazy(async () => ({
  default: (await import('#web/features/search/components/regions-filter.tsx')).RegionsFilter,
}));

const DatesFilter = lazy(async () => ({
  default: (await import('#web/features/search/components/dates-filter.tsx')).DatesFilter,
}));

/** Narrows the search of studios to parts of the world (ruling 11). */
export function RegionsButton() {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const chosen = params.get('region')?.split(',').filter(Boolean).length ?? 0;
  const label = chosen > 0 ? t('nav.regionsChosen', { count: chosen }) : t('nav.regions');
  return <FilterButton icon={Globe} label={label} isSet={chosen > 0} window={RegionsFilter} />;
}

/** Narrows the search of studios to days on which they are free (ruling 11). */
export function DatesButton() {
  const { t, i18n } = useTranslation();
  const [params] = usePageParams();
  const from = params.get('date') ?? '';
  const until = params.get('until') ?? from;
  const isSet = isLocalDate(from) && isLocalDate(until);
  const label = isSet ? formatDays(from, until, i18n.language) : t('nav.dates');
  return <FilterButton icon={CalendarDays} label={label} isSet={isSet} window={DatesFilter} />;
}

interface FilterButtonProps {
  icon: LucideIcon;
  label: string;
  /** Whether the search that is shown has this condition. */
  isSet: boolean;
  window: LazyExoticComponent<ComponentType<AnchoredWindowProps>>;
}

function FilterButton({ icon: Icon, label, isSet, window: FilterWindow }: FilterButtonProps) {
  const { button, window } = useAnchoredWindow('dialog');
  return (
    <>
      <Button color="inherit" {...button} aria-label={label} sx={[buttonStyle, isSet && setStyle]}>
        <Icon size={18} aria-hidden />
        <Box component="span" sx={labelStyle}>
          {label}
        </Box>
      </Button>
      <Suspense>{window && <FilterWindow {...window} />}</Suspense>
    </>
  );
}

const buttonStyle = {
  px: { xs: 1.75, md: 1.25, lg: 1.75 },
  minWidth: 0,
  gap: 1,
  fontWeight: 500,
  whiteSpace: 'nowrap',
} as const;

/** A tablet has no room for it beside the search and the account. */
const labelStyle = { display: { md: 'none', lg: 'inline' } } as const;

const setStyle = { fontWeight: 600, bgcolor: 'action.selected' } as const;
