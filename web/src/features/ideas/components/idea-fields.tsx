import { useTranslation } from 'react-i18next';
import { ideaLimits } from '#domain/ideas/idea.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';

/** What an idea is, in few words, and what for. */
export function IdeaTitleField() {
  const { t } = useTranslation('ideas');
  return (
    <FormTextField
      name="title"
      label={t('form.title')}
      helperText={t('form.titleHelp')}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: ideaLimits.title } }}
    />
  );
}

export function IdeaTextField() {
  const { t } = useTranslation('ideas');
  return (
    <FormTextField
      name="text"
      label={t('form.text')}
      helperText={t('form.textHelp')}
      multiline
      minRows={5}
      slotProps={{ htmlInput: { maxLength: ideaLimits.text } }}
    />
  );
}
