import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Music } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useForeignLanguage } from '#web/lib/reader-language.ts';
import { Rating } from '#web/ui/rating.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import type { TestimonialCardFragment } from '../testimonials.generated.ts';
import { entryStyle } from './cards-style.ts';

interface TestimonialCardProps {
  testimonial: TestimonialCardFragment;
  /** What they recorded, to be heard. */
  sound?: ReactNode;
}

/** What somebody says, who they are, and what they recorded where. */
export function TestimonialCard({ testimonial, sound }: TestimonialCardProps) {
  const { language, name, picture, role, text, rating, trackTitle, studio } = testimonial;
  const lang = useForeignLanguage(language);
  return (
    <Box component="figure" sx={{ ...entryStyle, m: 0 }}>
      <Rating rating={rating} />
      <Box
        component="blockquote"
        lang={lang}
        sx={{ m: 0, mt: 1.5, mb: 2.5, whiteSpace: 'pre-line' }}
      >
        {text}
      </Box>
      {sound}
      <Box component="figcaption" sx={captionStyle}>
        <UserAvatar name={name} url={picture || null} width={44} />
        <div>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary" lang={lang}>
            {role}
          </Typography>
          {(trackTitle || studio) && (
            <Typography variant="body2" sx={trackStyle}>
              <Music size={16} aria-hidden />
              <span>
                {trackTitle && <cite>{trackTitle}</cite>}
                {trackTitle && studio && ' · '}
                {studio && (
                  <Link component={RouterLink} underline="always" to={`/studios/${studio.id}`}>
                    {studio.name}
                  </Link>
                )}
              </span>
            </Typography>
          )}
        </div>
      </Box>
    </Box>
  );
}

const captionStyle = { display: 'flex', gap: 1.5, alignItems: 'start', mt: 'auto' } as const;

const trackStyle = {
  display: 'flex',
  gap: 0.75,
  mt: 0.5,
  '& svg': { flexShrink: 0, mt: 0.25 },
} as const;
