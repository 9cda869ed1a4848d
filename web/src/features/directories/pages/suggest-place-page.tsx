import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import { directoryPaths, placeKinds, placeLimits } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { PillOptions } from '#web/features/search/components/pill-options.tsx';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useLateValidation } from '#web/ui/form/late-validation.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PlaceFields } from '../components/place-fields.tsx';
import { useSuggestPlaceMutation } from '../directories.generated.ts';
import { contentOf, emptyPlace, placeFields } from '../place-values.ts';
import type { PlaceValues } from '../place-values.ts';

/** Suggests a label or a shop that is missing: for anybody, with an account or without. */
export function SuggestPlacePage() {
  const { t } = useTranslation('directories');
  const [params, setParams] = usePageParams();
  const kind = placeKinds.find((known) => known === params.get('kind')) ?? 'record-store';
  const [suggested, setSuggested] = useState<string>();
  if (suggested !== undefined) {
    return (
      <>
        <PageHead title={t('suggest.thanks')} description={t('suggest.title')} noIndex />
        <EmptyState
          level="h1"
          title={t('suggest.thanks')}
          text={t('suggest.thanksText', { name: suggested })}
          action={
            <>
              <Button variant="contained" onClick={() => setSuggested(undefined)}>
                {t('suggest.another')}
              </Button>
              <Button
                component={RouterLink}
                to={directoryPaths[kind]}
                variant="outlined"
                color="inherit"
              >
                {t(`kinds.${kind}.all`)}
              </Button>
            </>
          }
        />
      </>
    );
  }
  return (
    <TitledPage id="suggest-place" maxWidth={720}>
      <Box sx={{ mb: 3 }}>
        <PillOptions
          name="kind"
          label={t('suggest.kind')}
          value={kind}
          options={placeKinds.map((value) => ({ value, label: t(`suggest.kinds.${value}`) }))}
          onChange={(value) => setParams({ kind: value }, { replace: true })}
        />
      </Box>
      <SuggestForm key={kind} kind={kind} onSuggested={setSuggested} />
    </TitledPage>
  );
}

interface SuggestValues extends PlaceValues {
  why: string;
}

const empty: SuggestValues = { ...emptyPlace, why: '' };
const DRAFT_FIELDS = [...placeFields, 'why'] as const;

interface SuggestFormProps {
  kind: PlaceKind;
  /** Told what was suggested. */
  onSuggested: (name: string) => void;
}

function SuggestForm({ kind, onSuggested }: SuggestFormProps) {
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
