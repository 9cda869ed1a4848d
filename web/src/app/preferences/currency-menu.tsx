import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { currencies, currencyIds } from '#domain/payments/currency.ts';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';
import { useCurrencyChoice } from './use-currency-choice.ts';

/** The currencies that prices can be shown in. */
export function CurrencyMenu({ anchor, open, onClose }: AnchoredWindowProps) {
  const { t } = useTranslation();
  const { currency, choose } = useCurrencyChoice();
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {currencyIds.map((option) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={currency === option}
          selected={currency === option}
          onClick={() => {
            void choose(option);
            onClose();
          }}
        >
          <ListItemIcon aria-hidden sx={{ color: 'text.primary', fontWeight: 600 }}>
            {currencies[option].symbol}
          </ListItemIcon>
          {t(`currency.names.${option}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
