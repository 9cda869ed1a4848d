import Avatar from '@mui/material/Avatar';
import { avatarPathFor } from '#domain/accounts/avatar.ts';

interface UserAvatarProps {
  name: string;
  /** Null for whoever has no picture. */
  url: string | null;
  /** CSS pixels. */
  width: number;
  /** The same on phones, where that differs. */
  phoneWidth?: number;
}

/**
 * The picture of somebody, or their initials. It says nothing to screen readers: the name stands
 * beside it.
 */
export function UserAvatar({ name, url, width, phoneWidth = width }: UserAvatarProps) {
  const sides = { xs: phoneWidth, sm: width };
  return (
    <Avatar
      src={url === null ? '' : avatarPathFor(url, width)}
      alt=""
      aria-hidden
      sx={{
        width: sides,
        height: sides,
        fontSize: { xs: phoneWidth * 0.4, sm: width * 0.4 },
        fontWeight: 600,
        bgcolor: 'text.primary',
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}

/** The first letters of the first and the last word, or of the only one. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}
