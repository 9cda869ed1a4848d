import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { portfolioLimits } from '#domain/portfolios/limits.ts';
import { portfolioRoles } from '#domain/portfolios/role.ts';
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
  const set = (name: keyof PortfolioChoice) => ({
    value: choice[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...choice, [name]: target.value }),
    size: 'small' as const,
  });
  const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
  return (
    <Box component="search" sx={fieldsStyle}>
      <TextField
        {...set('q')}
        type="search"
        label={t('browse.search')}
        slotProps={{ htmlInput: { maxLength: portfolioLimits.query } }}
      />
      <TextField {...set('role')} select label={t('browse.role')} slotProps={native}>
        <option value="">{t('browse.anyRole')}</option>
        {portfolioRoles.map((role) => (
          <option key={role} value={role}>
            {t(`roles.${enumName(role)}`)}
          </option>
        ))}
      </TextField>
      <TextField
        {...set('genre')}
        label={t('browse.genre')}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <TextField {...set('city')} select label={t('browse.city')} slotProps={native}>
        <option value="">{t('browse.anyCity')}</option>
        <CityOptions />
      </TextField>
    </Box>
  );
}

const fieldsStyle = {
  display: 'grid',
  gap: 1.5,
  mb: 3,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
} as const;
