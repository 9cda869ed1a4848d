import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { entryLimits, idsOf } from '#domain/company/entry.ts';
import type { EntryInput } from '#domain/company/entry.ts';
import { genres } from '#domain/studios/genre.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { cityIds } from '#domain/studios/city.ts';
import { ChoicesField } from '#web/ui/form/choices-field.tsx';
import { cityNameOf } from '#web/features/portfolios/components/city-options.tsx';

export type IdsInput = Extract<EntryInput, 'cities' | 'genres' | 'rooms'>;

interface EntryIdsFieldProps {
  path: string;
  label: string;
  input: IdsInput;
}

/** The field of a fact that holds several ids. */
export function EntryIdsField({ path, label, input }: EntryIdsFieldProps) {
  const { t, i18n } = useTranslation(['directories', 'studios']);
  const [{ value }, { error, touched }, { setValue }] = useField<string>(path);
  const names = new Map<string, string>(
    {
      cities: cityIds.map((id) => [id, cityNameOf(id, i18n.language)] as const),
      genres: genres.map((id) => [id, t(`directories:tags.${id}`)] as const),
      rooms: categoryIds.map((id) => [id, t(`studios:categories.${id}`)] as const),
    }[input],
  );
  return (
    <ChoicesField
      label={label}
      error={touched ? error : undefined}
      options={[...names.keys()]}
      nameOf={(id) => names.get(id) ?? id}
      max={entryLimits.ids}
      value={idsOf(value)}
      onChange={(ids) => void setValue(ids.join(','))}
    />
  );
}
