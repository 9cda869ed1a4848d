import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { fidelityPrice, fidelityQualities } from '#domain/services/fidelity.ts';
import type { FidelityChoice, FidelityQuality } from '#domain/services/fidelity.ts';
import { alignedCardsStyle, alignedCardStyle } from '#web/ui/card-style.ts';
import { Section } from '#web/ui/section.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useFidelityWords } from '../hooks/use-fidelity-words.ts';
import { IncludedList } from './included-list.tsx';
import { PriceTag } from './price-tag.tsx';

/** The one that most projects are well served with. */
const RECOMMENDED: FidelityQuality = 'premium';

interface PackageCardsProps {
  choice: FidelityChoice;
  onChoose: (quality: FidelityQuality) => void;
}

/** The three packages side by side, for the service and the scale that are chosen. */
export function PackageCards({ choice, onChoose }: PackageCardsProps) {
  const { t } = useTranslation('services');
  const { included, tracksOf } = useFidelityWords();
  const { service, scale } = choice;
  return (
    <Section
      title={t('fidelity.packages.title')}
      lead={t('fidelity.packages.lead', {
        service: t(`fidelity.services.${service}`),
        tracks: tracksOf(scale),
      })}
    >
      <Box component="ul" sx={alignedCardsStyle}>
        {fidelityQualities.map((quality) => (
          <Box
            component="li"
            key={quality}
            sx={[packageStyle, quality === RECOMMENDED && recommendedStyle]}
          >
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, minHeight: 32 }}>
              <Typography variant="h3">{t(`fidelity.qualities.${quality}`)}</Typography>
              {quality === RECOMMENDED && (
                <Tag size="small">{t('fidelity.packages.recommended')}</Tag>
              )}
            </Box>
            <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
              {t(`fidelity.packages.${quality}`)}
            </Typography>
            <PriceTag {...fidelityPrice({ service, scale, quality })} />
            <Box sx={{ my: 2.5 }}>
              <IncludedList lines={included(quality)} />
            </Box>
            <Button
              variant="outlined"
              color="inherit"
              aria-pressed={quality === choice.quality}
              onClick={() => onChoose(quality)}
            >
              {t(
                quality === choice.quality
                  ? 'fidelity.packages.chosen'
                  : 'fidelity.packages.choose',
                {
                  quality: t(`fidelity.qualities.${quality}`),
                },
              )}
            </Button>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const packageStyle = alignedCardStyle(5);

const recommendedStyle = { borderColor: 'text.primary' } as const;
