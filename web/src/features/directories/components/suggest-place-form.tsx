import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { placeLimits } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { useLateValidation } from '#web/ui/form/late-validation.ts';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useSuggestPlaceMutation } from '../directories.generated.ts';
import { contentOf, emptyPlace, placeFields } from '../place-values.ts';
import type { PlaceValues } from '../place-values.ts';
import { PlaceFields } from './place-fields.tsx';

interface SuggestValues extends PlaceValues {
  why: string;
}

const empty: SuggestValues = { ...emptyPlace, why: '' };
const DRAFT_FIELDS = [...placeFields, 'why'] as const;

interface SuggestPlaceFormProps {
  kind: PlaceKind;
  /** Told what was suggested. */
  onSuggested: (name: string) => void;
}

/** What is asked of whoever knows a label or a shop that is missing. */
export function SuggestPlaceForm({ kind, onSuggested }: SuggestPlaceFormProps) {
  const { t } = useTranslation('directories');
  const [suggest] = useSuggestPlaceMutation();
  const loadSchema = useCallback(async () => {
    const rules = await import('#domain/directories/place.schema.ts');
    const schema = rules.placeContentSchema(kind).concat(rules.placeReasonSchema);
    // Numbers are texts while they are typed.
    return schema as unknown as ObjectSchema<SuggestValues>;
  }, [kind]);
  const validate = useLateValidation(loadSchema);
  return (
    <SubmitForm
      initialValues={empty}
      validate={validate}
      failed={t('suggest.failed')}
      draft={{ form: `place suggestion ${kind}`, fields: DRAFT_FIELDS }}
      onSubmit={async (values) => {
        const content = await contentOf(kind, values);
        const input = { ...content, kind: enumName(kind), why: values.why };
        const { data } = await suggest({ variables: { input } });
        onSuggested(data?.suggestPlace?.name ?? content.name);
      }}
    >
      {({ isSubmitting }) => (
        <>
          <PlaceFields kind={kind} />
          <FormTextField
            name="why"
            label={t('suggest.why')}
            helperText={t('suggest.whyHelp')}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: placeLimits.why } }}
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
