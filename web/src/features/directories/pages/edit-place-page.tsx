import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { editedPlaceSchema } from '#domain/directories/place.schema.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { PlaceFields } from '../components/place-fields.tsx';
import { PlaceFrame } from '../components/place-frame.tsx';
import type { EditedPlace } from '../components/place-frame.tsx';
import { PlacePicturesField } from '../components/place-pictures-field.tsx';
import { useUpdatePlaceMutation } from '../directories.generated.ts';
import { contentOf, valuesOf } from '../place-values.ts';
import type { EditedPlaceValues } from '../place-values.ts';

/** Where whoever runs a place, or an administrator, says what it is. */
export function EditPlacePage({ kind }: { kind: PlaceKind }) {
  const { t } = useTranslation('directories');
  return (
    <PlaceFrame
      kind={kind}
      title={({ name }) => t('edit.title', { name })}
      description={({ name }) => t('edit.description', { name })}
    >
      {(place) =>
        place.viewerCanEdit ? (
          <EditForm key={place.id} kind={kind} place={place} />
        ) : (
          <Alert severity="info">{t('edit.forbidden')}</Alert>
        )
      }
    </PlaceFrame>
  );
}

function EditForm({ kind, place }: { kind: PlaceKind; place: EditedPlace }) {
  const { t } = useTranslation('directories');
  const [update] = useUpdatePlaceMutation();
  // Numbers are texts while they are typed.
  const schema = useMemo(
    () => editedPlaceSchema(kind) as unknown as ObjectSchema<EditedPlaceValues>,
    [kind],
  );
  const validate = useValidation(schema);
  return (
    <SubmitForm
      initialValues={valuesOf(place)}
      validate={validate}
      failed={t('edit.failed')}
      asksBeforeLeaving
      onSubmit={async (values, form) => {
        const { pictures, ...said } = values;
        const shown = pictures.map(({ id, alt }) => ({ id, alt }));
        const input = { id: place.id, ...(await contentOf(kind, said)), pictures: shown };
        await update({ variables: { input } });
        showToast({ tone: 'success', title: t('edit.saved') });
        form.resetForm({ values });
      }}
    >
      {({ isSubmitting }) => (
        <>
          <PlaceFields kind={kind} />
          <PlacePicturesField placeId={place.id} />
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t(isSubmitting ? 'edit.saving' : 'edit.save')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
