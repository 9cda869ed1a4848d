import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { placeLimits as limits, placeTags } from '#domain/directories/place.ts';
import type { PlaceKind, PlaceTag } from '#domain/directories/place.ts';
import { cities } from '#domain/studios/city.ts';
import { WeekFields } from '#web/features/listings/components/steps/week-fields.tsx';
import { TickList } from '#web/features/listings/components/tick-list.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';

/** With all that suggests and floats, which hydrates after the rest of the form. */
const FormTagsField = lazy(async () => ({
  default: (await import('#web/ui/form/form-tags-field.tsx')).FormTagsField,
}));

/** Everything that can be said of a place of a kind. */
export function PlaceFields({ kind }: { kind: PlaceKind }) {
  const { t } = useTranslation('directories');
  const { cityName } = usePlaceNames();
  return (
    <>
      <FormTextField
        name="name"
        label={t('form.name')}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: limits.name } }}
      />
      <FormSelect name="cityId" label={t('filters.city')}>
        <option value="">{t('form.chooseCity')}</option>
        {cities.map((city) => (
          <option key={city.id} value={city.id}>
            {cityName(city)}
          </option>
        ))}
      </FormSelect>
      <FormTextField
        name="address"
        label={t('form.address')}
        slotProps={{ htmlInput: { maxLength: limits.address } }}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormTextField
          name="latitude"
          label={t('form.latitude')}
          helperText={t('form.positionHelp')}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <FormTextField
          name="longitude"
          label={t('form.longitude')}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      </Box>
      <FormTextField
        name="description"
        label={t('form.description')}
        helperText={t('form.descriptionHelp')}
        multiline
        minRows={4}
        slotProps={{ htmlInput: { maxLength: limits.description } }}
      />
      <TickList
        name="tags"
        label={t(`filters.tags.${kind}`)}
        max={limits.tags}
        options={placeTags[kind].map((id: PlaceTag) => ({ id, label: t(`tags.${id}`) }))}
      />
      <FormTextField
        name="website"
        type="url"
        label={t('form.website')}
        slotProps={{ htmlInput: { maxLength: limits.website } }}
      />
      <Suspense fallback={<Skeleton variant="rounded" height={79} />}>
        <FormTagsField
          name="links"
          label={t('form.links')}
          helperText={t('form.linksHelp', { max: limits.links })}
          max={limits.links}
        />
      </Suspense>
      <FormTextField
        name="founded"
        label={t('form.founded')}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      />
      {kind !== 'label' && <WeekFields name="openingHours" />}
    </>
  );
}
