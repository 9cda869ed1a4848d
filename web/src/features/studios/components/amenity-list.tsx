import Box from '@mui/material/Box';
import {
  Accessibility,
  AirVent,
  Coffee,
  CookingPot,
  Lock,
  Sofa,
  SquareParking,
  Sun,
  Toilet,
  Wifi,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { amenityIds } from '#domain/studios/amenity.ts';
import type { AmenityId } from '#domain/studios/amenity.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

const icons: Readonly<Record<AmenityId, LucideIcon>> = {
  wifi: Wifi,
  parking: SquareParking,
  'air-conditioning': AirVent,
  lounge: Sofa,
  kitchenette: CookingPot,
  restroom: Toilet,
  'step-free-access': Accessibility,
  'natural-light': Sun,
  'secure-storage': Lock,
  coffee: Coffee,
};

/** The ten standard amenities; those that the studio lacks are struck through (ruling 6). */
export function AmenityList({ present }: { present: readonly string[] }) {
  const { t } = useTranslation('studios');
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', lg: '1fr 1fr 1fr' },
      }}
    >
      {amenityIds.map((id) => {
        const Icon = icons[id];
        const isPresent = present.includes(id);
        const name = t(`amenities.${id}`);
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              color: isPresent ? 'text.primary' : 'text.secondary',
            }}
          >
            <Icon size={20} aria-hidden />
            {isPresent ? (
              name
            ) : (
              <>
                <Box component="s" aria-hidden>
                  {name}
                </Box>
                <Box component="span" sx={visuallyHidden}>
                  {t('detail.missing', { name })}
                </Box>
              </>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
