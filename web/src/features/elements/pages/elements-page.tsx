import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { Buttons } from '../components/buttons.tsx';
import { Choices } from '../components/choices.tsx';
import { Colors } from '../components/colors.tsx';
import { Fields } from '../components/fields.tsx';
import { Media } from '../components/media.tsx';
import { Notices } from '../components/notices.tsx';
import { Reading } from '../components/reading.tsx';
import { Studios } from '../components/studios.tsx';
import { Windows } from '../components/windows.tsx';

const parts = {
  colors: Colors,
  reading: Reading,
  buttons: Buttons,
  choices: Choices,
  fields: Fields,
  notices: Notices,
  windows: Windows,
  studios: Studios,
  media: Media,
} as const;
const partNames = Object.keys(parts) as (keyof typeof parts)[];

/** Every element of the interface in every state, to be looked at and tried. */
export function ElementsPage() {
  const { t } = useTranslation('elements');
  return (
    <TitledPage id="demoelements">
      <Box component="nav" aria-label={t('parts')} sx={navStyle}>
        {partNames.map((name) => (
          <Link key={name} href={`#${name}`} color="text.primary">
            {t(`${name}.title`)}
          </Link>
        ))}
      </Box>
      {partNames.map((name) => (
        <Part key={name} name={name} Content={parts[name]} />
      ))}
    </TitledPage>
  );
}

interface PartProps {
  name: keyof typeof parts;
  Content: ComponentType;
}

function Part({ name, Content }: PartProps) {
  const { t } = useTranslation('elements');
  return (
    <Box component="section" id={name} aria-labelledby={`${name}-title`} sx={partStyle}>
      <Typography id={`${name}-title`} variant="h2" sx={{ mb: 0.5 }}>
        {t(`${name}.title`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2.5, maxWidth: 720 }}>
        {t(`${name}.lead`)}
      </Typography>
      <Content />
    </Box>
  );
}

const navStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1 } as const;
const partStyle = { mt: { xs: 5, md: 7 }, scrollMarginTop: 128 } as const;
