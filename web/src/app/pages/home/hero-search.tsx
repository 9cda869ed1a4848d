import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Search } from 'lucide-react';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Kinds of studio that the hero offers (spec §2.7). */
const types = [
  'recording',
  'mixing',
  'mastering',
  'rehearsal',
  'podcast',
  'post-production',
] as const;

/** A place and a kind of studio. A plain form, so that it works before and without scripts. */
export function HeroSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const locationId = useId();
  const typeId = useId();

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      const text = typeof value === 'string' ? value.trim() : '';
      if (text) params.set(name, text);
    }
    void navigate({ pathname: '/studios', search: params.toString() });
  }

  return (
    <search>
      <Box component="form" action="/studios" onSubmit={search} sx={formStyle}>
        <Box sx={fieldStyle}>
          <label htmlFor={locationId}>{t('home.where')}</label>
          <input
            id={locationId}
            name="location"
            placeholder={t('home.wherePlaceholder')}
            autoComplete="off"
            maxLength={200}
          />
        </Box>
        <Box sx={{ borderLeft: { sm: 1 }, borderTop: { xs: 1, sm: 0 }, ...fieldStyle }}>
          <label htmlFor={typeId}>{t('home.what')}</label>
          <select id={typeId} name="type">
            <option value="">{t('home.anyType')}</option>
            {types.map((type) => (
              <option key={type} value={type}>
                {t(`types.${type}`)}
              </option>
            ))}
          </select>
        </Box>
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={<Search size={18} aria-hidden />}
          sx={{ m: 1, minHeight: 52 }}
        >
          {t('home.search')}
        </Button>
      </Box>
    </search>
  );
}

const formStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1.3fr 1fr auto' },
  maxWidth: 780,
  borderRadius: { xs: 3, sm: 999 },
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: '0 12px 40px rgb(0 0 0 / 25%)',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const fieldStyle = {
  display: 'grid',
  alignContent: 'center',
  px: 3,
  py: 1.25,
  '&&': { borderColor: 'divider' },
  '& label': { fontSize: '0.8125rem', fontWeight: 600 },
  '& input, & select': {
    width: '100%',
    p: 0,
    py: 0.25,
    border: 0,
    outline: 'none',
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    textOverflow: 'ellipsis',
  },
  '& option': { bgcolor: 'background.paper', color: 'text.primary' },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
