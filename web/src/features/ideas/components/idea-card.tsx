import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MessageSquareReply } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useForeignLanguage } from '#web/lib/reader-language.ts';
import { cardStyle, wholeCardLink } from '#web/ui/card-style.ts';
import type { IdeaItemFragment } from '../ideas.generated.ts';
import { IdeaByline } from './idea-byline.tsx';
import { IdeaStatusTag } from './idea-status.tsx';
import { VoteButton } from './vote-button.tsx';

interface IdeaCardProps {
  idea: IdeaItemFragment;
  /** Level of its title in the page's outline. */
  level: 'h2' | 'h3';
  /** Where the list is of one status. */
  hidesStatus?: boolean;
}

/** An idea in a list. All of it but the button leads to the idea. */
export function IdeaCard({ idea, level, hidesStatus = false }: IdeaCardProps) {
  const { t } = useTranslation('ideas');
  const { id, title, text, language, status, reply } = idea;
  const lang = useForeignLanguage(language);
  return (
    <Box component="article" sx={ideaStyle}>
      <VoteButton idea={idea} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="h4" component={level} lang={lang}>
          <Link component={RouterLink} to={`/feedback/${id}`} color="inherit" sx={wholeCardLink}>
            {title}
          </Link>
        </Typography>
        <Typography color="textSecondary" lang={lang} sx={excerptStyle}>
          {text}
        </Typography>
        <Box sx={footStyle}>
          {!hidesStatus && <IdeaStatusTag status={status} />}
          <IdeaByline idea={idea} />
          {reply !== '' && (
            <Typography variant="body2" component="span" sx={replyStyle}>
              <MessageSquareReply size={16} aria-hidden />
              {t('replied')}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const ideaStyle = {
  ...cardStyle,
  flexDirection: 'row',
  alignItems: 'flex-start',
  gap: 2,
  p: 2,
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'text.secondary' },
} as const;

const excerptStyle = {
  mt: 0.5,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  mt: 1.5,
} as const;

const replyStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.5 } as const;
