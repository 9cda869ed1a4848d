import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MapPin, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '#web/features/accounts/session.ts';
import { formatMonth } from '#web/lib/dates.ts';
import { languageName } from '#web/lib/language-names.ts';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { useViewerCanEditQuery } from './profile-page.generated.ts';
import type { PublicProfileFragment } from './profile-page.generated.ts';

/** Who somebody is. */
export function ProfileHeader({ profile }: { profile: PublicProfileFragment }) {
  const { t, i18n } = useTranslation('accounts');
  const { id, name, avatarUrl, location, createdAt, bio } = profile;
  const canEdit = useViewerCanEdit(id);
  return (
    <header>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2, sm: 3 }, alignItems: 'center' }}>
        <UserAvatar name={name} url={avatarUrl} width={112} phoneWidth={80} />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="h1" sx={nameStyle}>
            {name}
          </Typography>
          <Box sx={factsStyle}>
            {location && (
              <Box
                component="span"
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
              >
                <MapPin size={16} aria-hidden />
                {location}
              </Box>
            )}
            <span>
              {t('publicProfile.since', { month: formatMonth(createdAt, i18n.language) })}
            </span>
          </Box>
        </Box>
        {canEdit && (
          <Button
            component={RouterLink}
            to={`/account/profile/${id}`}
            variant="outlined"
            color="inherit"
            startIcon={<Pencil size={18} aria-hidden />}
          >
            {t('publicProfile.edit')}
          </Button>
        )}
      </Box>
      {bio && <Typography sx={bioStyle}>{bio}</Typography>}
      <Box component="dl" sx={listsStyle}>
        <Words title={t('publicProfile.genres')} words={profile.genres} />
        <Words title={t('publicProfile.instruments')} words={profile.instruments} />
        <Words
          title={t('publicProfile.languages')}
          words={profile.spokenLanguages.map((code) => languageName(code, i18n.language))}
        />
        <Links title={t('publicProfile.links')} links={profile.links} />
      </Box>
    </header>
  );
}

/** Asked apart from the profile, which is the same for everybody, and only for who is logged in. */
function useViewerCanEdit(id: string): boolean {
  const skip = useSession() === null;
  const { data } = useViewerCanEditQuery({ variables: { id }, skip });
  return !skip && (data?.user?.viewerCanEdit ?? false);
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {title}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {words.map((word) => (
          <Chip key={word} label={word} variant="outlined" />
        ))}
      </Box>
    </div>
  );
}

function Links({ title, links }: { title: string; links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {title}
      </Typography>
      {links.map((link) => (
        <Box key={link} component="dd" sx={{ m: 0 }}>
          <Link
            href={link}
            // Written by a user: search engines should not take it for our recommendation.
            rel="ugc nofollow noopener noreferrer"
            target="_blank"
            sx={{ display: 'inline-block', py: 0.75, overflowWrap: 'anywhere' }}
          >
            {link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
          </Link>
        </Box>
      ))}
    </div>
  );
}

const nameStyle = {
  fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)',
  overflowWrap: 'anywhere',
} as const;

const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  mt: 1,
  color: 'text.secondary',
} as const;

const bioStyle = {
  mt: 3,
  maxWidth: 680,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

const listsStyle = {
  m: 0,
  mt: 3,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  rowGap: 2,
  '&:empty': { display: 'none' },
} as const;
