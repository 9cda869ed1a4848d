import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  Accessibility,
  Ban,
  Car,
  Check,
  CircleOff,
  Footprints,
  MoveHorizontal,
  MoveVertical,
  Scaling,
  SquareParking,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FactList } from './fact-list.tsx';
import type { Fact } from './fact-list.tsx';
import type { StudioDetailFragment } from './studio-detail.generated.ts';

const loadInIcons: Readonly<Record<NonNullable<StudioDetailFragment['loadIn']>, LucideIcon>> = {
  STREET_LEVEL: MoveHorizontal,
  LIFT: MoveVertical,
  STAIRS: Footprints,
};

const parkingIcons: Readonly<Record<StudioDetailFragment['parking'], LucideIcon>> = {
  ON_SITE: SquareParking,
  STREET: Car,
  NONE: CircleOff,
};

/** How many people a studio takes, and how they, their gear and their cars get there. */
export function StudioFits({ studio }: { studio: StudioDetailFragment }) {
  const { t, i18n } = useTranslation('studios');
  const { groupSize, loadIn, parking, isStepFree, sizeSquareMetres } = studio;
  const size = new Intl.NumberFormat(i18n.language).format(sizeSquareMetres);
  const facts: Fact[] = [
    ...(groupSize === null
      ? []
      : [{ icon: Users, text: t('detail.groupSize', { count: groupSize }) }]),
    { icon: Scaling, text: t('detail.size', { size }) },
    ...(loadIn === null ? [] : [{ icon: loadInIcons[loadIn], text: t(`loadIn.${loadIn}`) }]),
    { icon: parkingIcons[parking], text: t(`parking.${parking}`) },
    isStepFree
      ? { icon: Accessibility, text: t('amenities.step-free-access') }
      : { icon: Footprints, text: t('detail.steps') },
  ];
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('detail.fitsTitle')}
      </Typography>
      <FactList facts={facts} />
    </div>
  );
}

/** What the owner allows and forbids; nothing where they have said nothing. */
export function HouseRules({ studio }: { studio: StudioDetailFragment }) {
  const { t } = useTranslation('studios');
  const { houseRules, houseNotes } = studio;
  if (houseRules.length === 0 && houseNotes === '') return null;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('detail.rulesTitle')}
      </Typography>
      <FactList
        facts={houseRules.map(({ kind, isAllowed }) =>
          isAllowed
            ? { icon: Check, text: t(`rules.allowed.${kind}`) }
            : { icon: Ban, text: t(`rules.forbidden.${kind}`) },
        )}
      />
      {houseNotes && (
        <Box sx={{ mt: 1.5, maxWidth: 680, whiteSpace: 'pre-line' }}>{houseNotes}</Box>
      )}
    </div>
  );
}
