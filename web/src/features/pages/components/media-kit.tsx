import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dark, light } from '#web/app/theme/tokens.ts';
import { formatBytes } from '#web/lib/numbers.ts';
import { Section } from '#web/ui/section.tsx';
import files from '../media-kit.json';

const logos = ['logo', 'mark'] as const;
/** Of which color a logo is, and what it is shown on. */
const grounds = {
  light: light.paper,
  dark: dark.paper,
  black: '#FFFFFF',
  white: '#000000',
} as const;
const groundNames = ['light', 'dark', 'black', 'white'] as const;
const roles = ['ink', 'paper', 'tally', 'felt', 'amber'] as const;
const pictureNames = [
  'picture-control-room',
  'picture-live-room',
  'picture-podcast-room',
  'picture-orchestral-stage',
  'screenshot-search',
  'screenshot-studio-dark',
  'screenshot-studio-phone',
] as const;

const pathOf = (file: string) => `/press/${file}`;

/** The files of the media kit, which `scripts/media-kit.mjs` makes. */
export function MediaKit() {
  const { t, i18n } = useTranslation('pages');
  const all = files.find(({ name }) => name.endsWith('.zip'));
  return (
    <>
      {all && (
        <Button
          href={pathOf(all.name)}
          download
          variant="contained"
          startIcon={<Download size={18} aria-hidden />}
          sx={{ mt: 4 }}
        >
          {t('mediaKit.all', { size: formatBytes(all.bytes, i18n.language) })}
        </Button>
      )}
      <Section title={t('mediaKit.logos')}>
        <Box component="ul" sx={gridStyle}>
          {logos.flatMap((logo) =>
            groundNames.map((ground) => <Logo key={logo + ground} logo={logo} ground={ground} />),
          )}
        </Box>
      </Section>
      <Section title={t('mediaKit.colors')} lead={t('mediaKit.colorsLead')}>
        <Box component="ul" sx={gridStyle}>
          {roles.map((role) => (
            <Paper component="li" variant="outlined" key={role} sx={cardStyle}>
              <Box sx={{ display: 'flex', height: 96 }}>
                {[light, dark].map((colors) => (
                  <Box key={colors[role]} sx={{ flex: 1, backgroundColor: colors[role] }} />
                ))}
              </Box>
              <Box sx={{ p: 2 }}>
                <Typography sx={{ fontWeight: 600 }}>{t(`mediaKit.roles.${role}`)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {light[role]} · {dark[role]}
                </Typography>
              </Box>
            </Paper>
          ))}
        </Box>
        <Downloads name={t('mediaKit.colors')} of="colors" formats={['css']} />
      </Section>
      <Section title={t('mediaKit.pictures')}>
        <Box component="ul" sx={gridStyle}>
          {pictureNames.map((name) => (
            <Picture key={name} name={name} />
          ))}
        </Box>
      </Section>
    </>
  );
}

interface LogoProps {
  logo: (typeof logos)[number];
  ground: (typeof groundNames)[number];
}

function Logo({ logo, ground }: LogoProps) {
  const { t } = useTranslation('pages');
  const name = t('mediaKit.named', {
    what: t(`mediaKit.${logo}`),
    on: t(`mediaKit.on.${ground}`),
  });
  return (
    <Paper component="li" variant="outlined" sx={cardStyle}>
      <Box sx={{ ...stageStyle, backgroundColor: grounds[ground] }}>
        <Box component="img" src={pathOf(`${logo}-${ground}.svg`)} alt="" sx={{ height: 40 }} />
      </Box>
      <Box sx={{ p: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Downloads name={name} of={`${logo}-${ground}`} formats={['svg', 'png']} />
      </Box>
    </Paper>
  );
}

function Picture({ name }: { name: (typeof pictureNames)[number] }) {
  const { t, i18n } = useTranslation('pages');
  const file = files.find((one) => one.name === `${name}.jpg`);
  if (!file) return null;
  const { width = 0, height = 0, bytes } = file;
  const title = t(`mediaKit.names.${name}`);
  return (
    <Paper component="li" variant="outlined" sx={cardStyle}>
      <Box
        component="img"
        src={pathOf(file.name)}
        alt={title}
        loading="lazy"
        width={width}
        height={height}
        sx={pictureStyle}
      />
      <Box sx={{ p: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('mediaKit.facts', { width, height, size: formatBytes(bytes, i18n.language) })}
        </Typography>
        <Downloads name={title} of={name} formats={['jpg']} />
      </Box>
    </Paper>
  );
}

interface DownloadsProps {
  /** What it is, for who hears the buttons only. */
  name: string;
  /** Name of the files, without their format. */
  of: string;
  formats: readonly string[];
}

function Downloads({ name, of, formats }: DownloadsProps) {
  const { t } = useTranslation('pages');
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
      {formats.map((extension) => {
        const format = extension.toUpperCase();
        return (
          <Button
            key={extension}
            href={pathOf(`${of}.${extension}`)}
            download={`roomtone-${of}.${extension}`}
            variant="outlined"
            color="inherit"
            size="small"
            startIcon={<Download size={16} aria-hidden />}
            aria-label={t('mediaKit.download', { format, name })}
          >
            {format}
          </Button>
        );
      })}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
} as const;

const cardStyle = { overflow: 'hidden', borderRadius: 3 } as const;

const stageStyle = { display: 'grid', placeItems: 'center', height: 128 } as const;

const pictureStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  objectPosition: 'top',
} as const;
