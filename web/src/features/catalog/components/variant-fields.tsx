import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PillOptions } from '#web/features/search/components/pill-options.tsx';
import type { VariantChoiceFragment } from '../catalog.generated.ts';
import { changedChoice, offeredOptions, optionsOf } from '../variant-selection.ts';

interface VariantFieldsProps {
  variants: readonly VariantChoiceFragment[];
  chosen: VariantChoiceFragment;
  onChoose: (variant: VariantChoiceFragment) => void;
}

/** What there is to choose of a product, such as its size: each value says when it is sold out. */
export function VariantFields({ variants, chosen, onChoose }: VariantFieldsProps) {
  const { t } = useTranslation('catalog');
  return offeredOptions(variants).map(({ name, values }) => {
    const labelOf = (value: string) =>
      changedChoice(variants, chosen, name, value).isAvailable
        ? value
        : t('variants.soldOut', { value });
    return (
      <Box key={name} lang="en">
        <Typography variant="subtitle2" component="p" aria-hidden sx={{ mb: 1 }}>
          {name}
        </Typography>
        <PillOptions
          name={`option-${name}`}
          label={name}
          value={optionsOf(chosen)[name] ?? ''}
          options={values.map((value) => ({ value, label: labelOf(value) }))}
          onChange={(value) => onChoose(changedChoice(variants, chosen, name, value))}
        />
      </Box>
    );
  });
}
