import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#domain/accounts/language.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { useLanguage } from './use-language.ts';

const options = languages.map((value) => ({ value, text: languageNames[value], lang: value }));

/** Chooses the language, each by the name that its speakers give it. */
export function LanguageSelect() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  return (
    <ChoiceSelect
      icon={Languages}
      label={t('language.label')}
      value={language}
      options={options}
      onChoose={(choice) => void choose(choice)}
    />
  );
}
