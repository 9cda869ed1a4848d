import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { noticeLimits, noticeStates } from '#domain/status/status.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';

/** How far something is, and what is known of it. */
export function NoticeStateFields() {
  const { t } = useTranslation(['admin', 'status']);
  return (
    <>
      <FormSelect name="state" label={t('status.state')}>
        {noticeStates.map((state) => (
          <option key={state} value={state}>
            {t(`status:states.${enumName(state)}`)}
          </option>
        ))}
      </FormSelect>
      <FormTextField
        name="text"
        label={t('status.text')}
        helperText={t('status.textHelp')}
        multiline
        minRows={4}
        slotProps={{ htmlInput: { maxLength: noticeLimits.text } }}
      />
    </>
  );
}
