import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { Pause, Play, RotateCcw, RotateCw, X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { motifOfSeries } from '#domain/podcasts/cover.ts';
import { episodePath } from '#domain/podcasts/episode.ts';
import { dockStyles } from '#web/ui/dock.ts';
import { clockOf } from '#web/ui/media/clock-of.ts';
import { Cover } from '#web/ui/media/cover.tsx';
import { rates } from '../player/heard.ts';
import type { Rate } from '../player/heard.ts';
import type { PlayedEpisode } from '../player/played-episode.ts';
import {
  close,
  pause,
  resume,
  seekTo,
  setRate,
  skip,
  SKIP_BACK,
  SKIP_ON,
  usePlayback,
} from '../player/player.ts';

/** Seconds that the arrow keys go on or back by. */
const STEP = 5;

/** What is heard, and what can be done about it, along the bottom of every page. */
export function PlayerBar({ episode }: { episode: PlayedEpisode }) {
  const { t } = useTranslation('podcasts');
  const { slug, title, series } = episode;
  const lang = series.language.toLowerCase();
  return (
    <Box component="section" aria-label={t('player.label')} sx={barStyle}>
      <GlobalStyles styles={dockStyles(HEIGHT)} />
      <Position episode={episode} />
      <Box sx={rowStyle}>
        <Box sx={coverStyle}>
          <Cover motif={motifOfSeries(series.slug)} seed={slug} />
        </Box>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Link
            component={RouterLink}
            to={episodePath(slug)}
            color="text.primary"
            lang={lang}
            noWrap
            sx={{ display: 'block', fontWeight: 600 }}
          >
            {title}
          </Link>
          <Status episode={episode} />
        </Box>
        <Speed />
        <SkipButton by={-SKIP_BACK} label={t('player.back', { seconds: SKIP_BACK })}>
          <RotateCcw size={20} aria-hidden />
        </SkipButton>
        <ToggleButton title={title} />
        <SkipButton by={SKIP_ON} label={t('player.on', { seconds: SKIP_ON })}>
          <RotateCw size={20} aria-hidden />
        </SkipButton>
        <IconButton aria-label={t('player.close')} onClick={closeAndGoOn} sx={buttonStyle}>
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}

/** Whoever uses the keyboard goes on from the page, as the button has gone. */
function closeAndGoOn(): void {
  close();
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Where one is, and where one can go: as wide as the window. */
function Position({ episode }: { episode: PlayedEpisode }) {
  const { t } = useTranslation('ui');
  const seconds = usePlayback((playback) => Math.floor(playback.seconds));
  const duration = Math.floor(episode.durationMs / 1000);
  const played = `${(100 * seconds) / duration}%`;
  return (
    <Box
      component="input"
      type="range"
      min={0}
      max={duration}
      step={1}
      value={seconds}
      onChange={({ currentTarget }) => seekTo(Number(currentTarget.value))}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        skip(by);
      }}
      aria-label={t('player.position', { title: episode.title })}
      aria-valuetext={t('player.at', { time: clockOf(seconds), duration: clockOf(duration) })}
      style={{ '--played': played } as CSSProperties}
      sx={rangeStyle}
    />
  );
}

/** The time; or why nothing is heard, or what may be heard next. */
function Status({ episode: { durationMs, next, series } }: { episode: PlayedEpisode }) {
  const { t } = useTranslation('podcasts');
  const { t: uiText } = useTranslation('ui');
  const seconds = usePlayback((playback) => Math.floor(playback.seconds));
  const hasFailed = usePlayback((playback) => playback.hasFailed);
  const hasEnded = usePlayback((playback) => playback.hasEnded);
  if (hasFailed) {
    return (
      <Typography role="alert" variant="caption" color="error" component="p" noWrap>
        {uiText('player.failed')}
      </Typography>
    );
  }
  if (hasEnded && next) {
    return (
      <Typography variant="caption" component="p" noWrap>
        {t('player.next')}{' '}
        <Link
          component={RouterLink}
          to={episodePath(next.slug)}
          color="inherit"
          lang={series.language.toLowerCase()}
        >
          {next.title}
        </Link>
      </Typography>
    );
  }
  return (
    <Typography variant="caption" color="textSecondary" component="p" noWrap sx={timeStyle}>
      {clockOf(seconds)} / {clockOf(durationMs / 1000)}
    </Typography>
  );
}

function ToggleButton({ title }: { title: string }) {
  const { t } = useTranslation('ui');
  const isPlaying = usePlayback((playback) => playback.isPlaying);
  const isWaiting = usePlayback((playback) => playback.isWaiting);
  return (
    <IconButton
      aria-label={t(isPlaying ? 'player.pause' : 'player.play', { title })}
      aria-busy={isWaiting}
      onClick={() => (isPlaying ? pause() : void resume())}
      sx={toggleStyle}
    >
      {isPlaying ? <Pause size={22} aria-hidden /> : <Play size={22} aria-hidden />}
      {isWaiting && <CircularProgress aria-hidden size={48} thickness={2} sx={waitingStyle} />}
    </IconButton>
  );
}

interface SkipButtonProps {
  /** Seconds. */
  by: number;
  label: string;
  children: ReactNode;
}

function SkipButton({ by, label, children }: SkipButtonProps) {
  return (
    <IconButton aria-label={label} title={label} onClick={() => skip(by)} sx={buttonStyle}>
      {children}
    </IconButton>
  );
}

function Speed() {
  const { t, i18n } = useTranslation('podcasts');
  const rate = usePlayback((playback) => playback.rate);
  const format = new Intl.NumberFormat(i18n.language);
  return (
    <NativeSelect
      value={rate}
      onChange={({ target }) => setRate(Number(target.value) as Rate)}
      inputProps={{ 'aria-label': t('player.speed') }}
      input={<InputBase />}
      sx={speedStyle}
    >
      {rates.map((one) => (
        <option key={one} value={one}>
          {format.format(one)}×
        </option>
      ))}
    </NativeSelect>
  );
}

const HEIGHT = 'calc(72px + env(safe-area-inset-bottom))';

/** In the flow of the page, so that it covers nothing of its end. */
const barStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  height: HEIGHT,
  boxSizing: 'border-box',
  pb: 'env(safe-area-inset-bottom)',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  height: 71,
  maxWidth: 1200,
  mx: 'auto',
  pl: { xs: 2, sm: 3 },
  pr: { xs: 0.5, sm: 3 },
} as const;

const coverStyle = {
  display: { xs: 'none', sm: 'block' },
  flexShrink: 0,
  width: 72,
  mr: 1,
  borderRadius: 1.5,
  overflow: 'hidden',
} as const;

const buttonStyle = { width: 40, height: 44, borderRadius: 2, flexShrink: 0 } as const;

const toggleStyle = {
  width: 48,
  height: 48,
  flexShrink: 0,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const waitingStyle = { position: 'absolute', inset: -1 } as const;

const timeStyle = { fontVariantNumeric: 'tabular-nums' } as const;

/** On the narrowest phones the title needs the room more than the arrow does. */
const speedStyle = {
  flexShrink: 0,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& select': { py: 1.5, pl: 1 },
  '@media (max-width: 400px)': {
    '& select': { pr: '4px !important' },
    '& svg': { display: 'none' },
  },
} as const;

/** A line along the upper edge, high enough to be hit. */
const rangeStyle = {
  position: 'absolute',
  top: -11,
  left: 0,
  width: '100%',
  height: 22,
  m: 0,
  appearance: 'none',
  cursor: 'pointer',
  bgcolor: 'transparent',
  '&::-webkit-slider-runnable-track': {
    height: 4,
    background:
      'linear-gradient(to right, var(--palette-primary-main) var(--played), var(--palette-divider) var(--played))',
  },
  '&::-moz-range-track': { height: 4, background: 'var(--palette-divider)' },
  '&::-moz-range-progress': { height: 4, background: 'var(--palette-primary-main)' },
  '&::-webkit-slider-thumb': {
    appearance: 'none',
    width: 14,
    height: 14,
    mt: '-5px',
    borderRadius: '50%',
    background: 'var(--palette-primary-main)',
  },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
