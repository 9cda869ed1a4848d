import { useTranslation } from 'react-i18next';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { RepeatedItems } from '#web/ui/form/repeated-items.tsx';

interface RepeatedFieldsProps {
  name: 'spaces' | 'faqs';
  max: number;
  /** What an item is made of: a line, and a text below it. */
  line: string;
  body: string;
}

/** Things of two texts each, such as rooms, one under the other. */
export function RepeatedFields({ name, max, line, body }: RepeatedFieldsProps) {
  const { t } = useTranslation('listings');
  return (
    <RepeatedItems
      name={name}
      max={max}
      emptyItem={{ [line]: '', [body]: '' }}
      texts={{
        title: t(`${name}.title`),
        help: t(`${name}.help`),
        add: t(`${name}.add`),
        remove: (number) => t(`${name}.remove`, { number }),
      }}
    >
      {({ path, number }) => (
        <>
          <FormTextField name={`${path}.${line}`} label={t(`${name}.line`, { number })} />
          <FormTextField
            name={`${path}.${body}`}
            label={t(`${name}.text`, { number })}
            multiline
            minRows={2}
          />
        </>
      )}
    </RepeatedItems>
  );
}
