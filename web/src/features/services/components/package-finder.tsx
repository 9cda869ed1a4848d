import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  fidelityPrice,
  fidelityQualities,
  fidelityScales,
  fidelityServices,
} from '#domain/services/fidelity.ts';
import type { FidelityChoice } from '#domain/services/fidelity.ts';
import { cardStyle } from '#web/ui/card-style.ts';
import { Section } from '#web/ui/section.tsx';
import { useFidelityWords } from '../hooks/use-fidelity-words.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { IncludedList } from './included-list.tsx';
import { PriceTag } from './price-tag.tsx';

interface PackageFinderProps {
  choice: FidelityChoice;
  onChoose: (part: keyof FidelityChoice, id: string) => void;
  /** What to do with what was found. */
  action: ReactNode;
}

/** Three questions, and the package that answers them with its price and what is in it. */
export function PackageFinder({ choice, onChoose, action }: PackageFinderProps) {
  const { t } = useTranslation('services');
  const { nameOf, tracksOf, included } = useFidelityWords();
  return (
    <Section title={t('fidelity.finder.title')} lead={t('fidelity.finder.lead')}>
      <Box sx={finderStyle}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ChoiceGroup
            label={t('fidelity.finder.service')}
            chosen={choice.service}
            choices={fidelityServices.map((id) => ({ id, title: t(`fidelity.services.${id}`) }))}
            onChoose={(id) => onChoose('service', id)}
          />
          <ChoiceGroup
            label={t('fidelity.finder.scale')}
            chosen={choice.scale}
            choices={fidelityScales.map((id) => ({
              id,
              title: t(`fidelity.scales.${id}`),
              detail: tracksOf(id),
            }))}
            onChoose={(id) => onChoose('scale', id)}
          />
          <ChoiceGroup
            label={t('fidelity.finder.quality')}
            chosen={choice.quality}
            choices={fidelityQualities.map((id) => ({
              id,
              title: t(`fidelity.qualities.${id}`),
            }))}
            onChoose={(id) => onChoose('quality', id)}
          />
        </Box>
        <Box component="output" aria-live="polite" sx={foundStyle}>
          <Typography component="h3" variant="subtitle1">
            {nameOf(choice)}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {tracksOf(choice.scale)}
          </Typography>
          <PriceTag {...fidelityPrice(choice)} size="large" />
          <Box sx={{ my: 2.5 }}>
            <IncludedList lines={included(choice.quality)} />
          </Box>
          {action}
        </Box>
      </Box>
    </Section>
  );
}

const finderStyle = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 400px)' },
} as const;

const foundStyle = { ...cardStyle, p: { xs: 2.5, sm: 3 } } as const;
