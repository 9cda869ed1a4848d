import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { portfolioLimits } from '#domain/portfolios/limits.ts';
import { portfolioRoles } from '#domain/portfolios/role.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { CityOptions } from './city-options.tsx';

export const filterNames = ['q', 'role', 'genre', 'city'] as const;
export type PortfolioChoice = Readonly<Record<(typeof filterNames)[number], string>>;

interface PortfolioFiltersProps {
  choice: PortfolioChoice;
  onChange: (choice: PortfolioChoice) => void;
}

/** Which portfolios: by words, by what somebody does, by music and by city. */
export function PortfolioFilters({ choice, onChange }: PortfolioFiltersProps) {
  const { t } = useTranslation('portfolios');
  const choose = (name: keyof PortfolioChoice) => ({
    value: choice[name],
    onChange: (value: string) => onChange({ ...choice, [name]: value }),
    size: 'small' as const,
  });
  const type = (name: keyof PortfolioChoice) => {
    const { onChange: set, ...field } = choose(name);
    return { ...field, onChange: ({ target }: { target: { value: string } }) => set(target.value) };
  };
  return (
    <Box component="search" sx={fieldsStyle}>
      <TextField
        {...type('q')}
        type="search"
        label={t('browse.search')}
        slotProps={{ htmlInput: { maxLength: portfolioLimits.query } }}
      />
      <ChoiceSelect {...choose('role')} label={t('browse.role')} all={t('browse.anyRole')}>
        {portfolioRoles.map((role) => (
          <option key={role} value={role}>
            {t(`roles.${enumName(role)}`)}
          </option>
        ))}
      </ChoiceSelect>
      <TextField
        {...type('genre')}
        label={t('browse.genre')}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <ChoiceSelect {...choose('city')} label={t('browse.city')} all={t('browse.anyCity')}>
        <CityOptions />
      </ChoiceSelect>
    </Box>
  );
}

const fieldsStyle = {
  display: 'grid',
  gap: 1.5,
  mb: 3,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
} as const;
