import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { SuggestionInput } from '#domain/claims/suggestion.schema.ts';
import { usePaused } from '#web/lib/paused.ts';
import { useStudiosOfThatNameQuery } from '../claims.generated.ts';
import { SimilarStudios } from './similar-studios.tsx';

/** Says which studios of the city are nearly called the same, before one of them is suggested again. */
export function SimilarHint() {
  const { t } = useTranslation('claims');
  const { values } = useFormikContext<SuggestionInput>();
  const name = usePaused(values.name.trim());
  const { cityId } = values;
  const { data, previousData } = useStudiosOfThatNameQuery({
    variables: { name, cityId },
    skip: name.length < 3 || cityId === '',
  });
  const similar = (data ?? previousData)?.similarStudios ?? [];
  if (similar.length === 0 || name.length < 3 || cityId === '') return null;
  return (
    <Alert severity="info">
      {t('suggest.similar')}
      <SimilarStudios studios={similar} />
    </Alert>
  );
}
