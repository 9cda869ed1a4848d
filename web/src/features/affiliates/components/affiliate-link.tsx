import { useTranslation } from 'react-i18next';
import { CopyField } from '#web/ui/copy-field.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { VIA_PARAM } from '../via-param.ts';

/** The link to the home page with somebody's code. */
export function AffiliateLink({ code }: { code: string }) {
  const { t } = useTranslation('affiliates');
  const origin = useOrigin();
  return (
    <CopyField
      label={t('link.label')}
      value={`${origin}/?${VIA_PARAM}=${code}`}
      copy={t('link.copy')}
      copied={t('link.copied')}
      notCopied={t('link.notCopied')}
    />
  );
}
