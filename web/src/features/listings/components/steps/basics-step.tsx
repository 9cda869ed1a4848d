import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { listingLimits } from '#domain/listings/limits.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import type { ListingValues } from '../../listing-values.ts';
import { TickList } from '../tick-list.tsx';

/** What the studio is called, what it is for and what it is like. */
export function BasicsStep() {
  const { t } = useTranslation(['listings', 'studios']);
  const { values } = useFormikContext<ListingValues>();
  return (
    <Stack spacing={3}>
      <FormTextField
        name="name"
        label={t('basics.name')}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: listingLimits.name } }}
      />
      <TickList
        name="categories"
        label={t('basics.categories')}
        helperText={t('basics.categoriesHelp', { max: listingLimits.categories })}
        max={listingLimits.categories}
        options={categoryIds.map((id) => ({ id, label: t(`studios:categories.${id}`) }))}
      />
      <FormTextField
        name="description"
        label={t('basics.description')}
        helperText={t('basics.descriptionHelp', {
          length: values.description.trim().length,
          min: listingLimits.descriptionMin,
        })}
        multiline
        minRows={8}
        slotProps={{ htmlInput: { maxLength: listingLimits.description } }}
      />
    </Stack>
  );
}
