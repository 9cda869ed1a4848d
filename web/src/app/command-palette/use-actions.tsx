import { useColorScheme } from '@mui/material/styles';
import { Languages, LogIn, LogOut, Monitor, Moon, Sun, UserPlus, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#domain/accounts/language.ts';
import { currencyIds } from '#domain/payments/currency.ts';
import { useCurrencyChoice } from '#web/app/preferences/use-currency-choice.ts';
import { useLanguage } from '#web/app/preferences/use-language.ts';
import { colorModes } from '#domain/accounts/color-mode.ts';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { useAuthentication } from '#web/features/accounts/hooks/use-authentication.ts';
import { useSession } from '#web/features/accounts/session.ts';
import type { Option } from '#web/ui/option-list/option.ts';

const themeIcons = { light: Sun, dark: Moon, system: Monitor };

/** What can be done from anywhere: logging in and out, and how everything is shown. */
export function useActions(): readonly Option[] {
  const { t } = useTranslation();
  const user = useSession();
  const openDialog = useAuthDialog();
  const { logOut } = useAuthentication();
  const { mode, setMode } = useColorScheme();
  const { language, choose: chooseLanguage } = useLanguage();
  const { currency, choose: chooseCurrency } = useCurrencyChoice();
  const current = (isCurrent: boolean) => (isCurrent ? t('palette.current') : undefined);

  const account: Option[] = user
    ? [
        {
          id: 'log-out',
          label: t('nav.logOut'),
          picture: <LogOut size={18} aria-hidden />,
          choose: () => void logOut(),
        },
      ]
    : [
        {
          id: 'log-in',
          label: t('nav.logIn'),
          picture: <LogIn size={18} aria-hidden />,
          choose: () => openDialog('login'),
        },
        {
          id: 'sign-up',
          label: t('nav.signUp'),
          picture: <UserPlus size={18} aria-hidden />,
          choose: () => openDialog('register'),
        },
      ];
  return [
    ...account,
    ...colorModes.map((choice): Option => {
      const Icon = themeIcons[choice];
      return {
        id: `theme-${choice}`,
        label: t('palette.theme', { name: t(`theme.${choice}`) }),
        detail: current(choice === mode),
        picture: <Icon size={18} aria-hidden />,
        choose: () => setMode(choice),
      };
    }),
    ...languages.map((choice): Option => ({
      id: `language-${choice}`,
      label: t('palette.language', { name: languageNames[choice] }),
      detail: current(choice === language),
      picture: <Languages size={18} aria-hidden />,
      choose: () => void chooseLanguage(choice),
    })),
    ...currencyIds.map((choice): Option => ({
      id: `currency-${choice}`,
      label: t('palette.currency', { name: t(`currency.names.${choice}`) }),
      detail: current(choice === currency),
      picture: <Wallet size={18} aria-hidden />,
      choose: () => void chooseCurrency(choice),
    })),
  ];
}
