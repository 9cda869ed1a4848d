import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { languageNames, languages } from '#domain/accounts/language.ts';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';
import { useLanguage } from './use-language.ts';

/** The languages, each by the name that its speakers give it. */
export function LanguageMenu({ anchor, open, onClose }: AnchoredWindowProps) {
  const { language, choose } = useLanguage();
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {languages.map((choice) => (
        <MenuItem
          key={choice}
          lang={choice}
          role="menuitemradio"
          aria-checked={choice === language}
          selected={choice === language}
          onClick={() => {
            onClose();
            void choose(choice);
          }}
        >
          {languageNames[choice]}
        </MenuItem>
      ))}
    </Menu>
  );
}
