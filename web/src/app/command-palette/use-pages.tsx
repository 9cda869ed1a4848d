import { FileText, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countryPages } from '#domain/studios/country.ts';
import { plugged } from '#web/app/plugged.ts';
import { useAccountEntries } from '#web/app/use-account-entries.ts';
import { countryName } from '#web/lib/countries.ts';
import type { Option } from '#web/ui/option-list/option.ts';

/** Pages that the reader can go to: those of their account menu, then those of the header and the footer. */
export function usePages(): readonly Option[] {
  const { t, i18n } = useTranslation('menu');
  const personal = useAccountEntries().map(({ key, label, to, Icon }): Option => ({
    id: `account-${key}`,
    label: t(label),
    picture: <Icon size={18} aria-hidden />,
    to,
  }));
  const open = plugged.links.map((link): Option => ({
    id: `page-${link.key}`,
    label: t(link.label),
    picture: <FileText size={18} aria-hidden />,
    to: link.to,
  }));
  const countries = countryPages.map(({ slug, code }): Option => ({
    id: `country-${slug}`,
    label: countryName(code, i18n.language),
    picture: <Globe size={18} aria-hidden />,
    to: `/${slug}`,
  }));
  return [...personal, ...open, ...countries];
}
