import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { listingLimits } from '#domain/listings/limits.ts';
import type { SuggestionInput } from '#domain/claims/suggestion.schema.ts';
import { suggestionLimits } from '#domain/claims/suggestion.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { TickList } from '#web/features/listings/components/tick-list.tsx';
import { useListingCitiesSuspenseQuery } from '#web/features/listings/listings.generated.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useLateValidation } from '#web/ui/form/late-validation.ts';
import { useSuggestStudioMutation } from '../claims.generated.ts';
import { SimilarHint } from './similar-hint.tsx';

const empty: SuggestionInput = { name: '', cityId: '', categories: [], website: '', why: '' };
const DRAFT_FIELDS = ['name', 'cityId', 'categories', 'website', 'why'] as const;

interface SuggestFormProps {
  /** Told what was suggested. */
  onSuggested: (name: string) => void;
}

const loadSchema = async () =>
  (await import('#domain/claims/suggestion.schema.ts')).suggestionSchema;

/** What somebody knows of a studio that is missing. */
export function SuggestForm({ onSuggested }: SuggestFormProps) {
  const { t } = useTranslation(['claims', 'studios']);
  const { location } = usePlaceNames();
  const { data } = useListingCitiesSuspenseQuery();
  const [suggest] = useSuggestStudioMutation();
  const validate = useLateValidation(loadSchema);
  return (
    <SubmitForm
      initialValues={empty}
      validate={validate}
      failed={t('suggest.failed')}
      draft={{ form: 'suggestion', fields: DRAFT_FIELDS }}
      onSubmit={async (input) => {
        const { data: result } = await suggest({ variables: { input } });
        onSuggested(result?.suggestStudio?.name ?? input.name);
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="name"
            label={t('suggest.name')}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: listingLimits.name } }}
          />
          <FormSelect name="cityId" label={t('suggest.city')}>
            <option value="">{t('suggest.chooseCity')}</option>
            {data.cities.map((city) => (
              <option key={city.id} value={city.id}>
                {location(city)}
              </option>
            ))}
          </FormSelect>
          <SimilarHint />
          <TickList
            name="categories"
            label={t('suggest.categories')}
            helperText={t('suggest.categoriesHelp', { max: listingLimits.categories })}
            max={listingLimits.categories}
            options={categoryIds.map((id) => ({ id, label: t(`studios:categories.${id}`) }))}
          />
          <FormTextField
            name="website"
            type="url"
            label={t('suggest.website')}
            helperText={t('suggest.websiteHelp')}
            slotProps={{ htmlInput: { maxLength: suggestionLimits.website } }}
          />
          <FormTextField
            name="why"
            label={t('suggest.why')}
            helperText={t('suggest.whyHelp')}
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: suggestionLimits.why } }}
          />
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t(isSubmitting ? 'suggest.sending' : 'suggest.send')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
