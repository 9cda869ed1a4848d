import { useTranslation } from 'react-i18next';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { RepeatedItems } from '#web/ui/form/repeated-items.tsx';

/** Web addresses of somebody, one under the other. */
export function LinkFields({ max }: { max: number }) {
  const { t } = useTranslation('accounts');
  return (
    <RepeatedItems
      name="links"
      max={max}
      emptyItem=""
      texts={{
        title: t('profile.links'),
        help: t('profile.linksHelp'),
        add: t('profile.addLink'),
        remove: (number) => t('profile.removeLink', { number }),
      }}
    >
      {({ path, number }) => (
        <FormTextField
          name={path}
          label={t('profile.link', { number })}
          type="url"
          autoComplete="url"
        />
      )}
    </RepeatedItems>
  );
}
