import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';

/**
 * Each loads and hydrates by itself, one after the other: all elements in one piece would keep a phone
 * busy for a second.
 */
const parts = {
  colors: lazy(async () => ({ default: (await import('../components/colors.tsx')).Colors })),
  reading: lazy(async () => ({ default: (await import('../components/reading.tsx')).Reading })),
  buttons: lazy(async () => ({ default: (await import('../components/buttons.tsx')).Buttons })),
  choices: lazy(async () => ({ default: (await import('../components/choices.tsx')).Choices })),
  fields: lazy(async () => ({ default: (await import('../components/fields.tsx')).Fields })),
  notices: lazy(async () => ({ default: (await import('../components/notices.tsx')).Notices })),
  windows: lazy(async () => ({ default: (await import('../components/windows.tsx')).Windows })),
  studios: lazy(async () => ({ default: (await import('../components/studios.tsx')).Studios })),
  media: lazy(async () => ({ default: (await import('../components/media.tsx')).Media })),
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
      <Suspense>
        <Content />
      </Suspense>
    </Box>
  );
}

const navStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1 } as const;
const partStyle = { mt: { xs: 5, md: 7 }, scrollMarginTop: 128 } as const;
