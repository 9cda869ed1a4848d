import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useForeignLanguage } from '#web/lib/reader-language.ts';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { Tag } from '#web/ui/tag.tsx';
import type { NoticeItemFragment } from '../status.generated.ts';

interface NoticeListProps {
  notices: readonly NoticeItemFragment[];
  /** What may be done with one. */
  Actions?: ComponentType<{ notice: NoticeItemFragment }>;
}

/** What was announced, each with what was said of it, the last first. */
export function NoticeList({ notices, Actions }: NoticeListProps) {
  return (
    <Box component="ul" sx={listStyle}>
      {notices.map((notice) => (
        <Paper key={notice.id} component="li" variant="outlined" sx={{ p: 2, borderRadius: 3 }}>
          <Notice notice={notice} />
          {Actions && <Actions notice={notice} />}
        </Paper>
      ))}
    </Box>
  );
}

function Notice({ notice }: { notice: NoticeItemFragment }) {
  const { t, i18n } = useTranslation('status');
  const zone = useReaderZone();
  const { title, parts, language, startsAt, endsAt, updates } = notice;
  const at = (moment: string) => formatDayAndTime(moment, zone, i18n.language);
  const lang = useForeignLanguage(language);
  return (
    <>
      <Typography variant="h4" component="h3" lang={lang} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {startsAt && endsAt && (
        <Typography sx={{ mt: 0.5 }}>
          {t('until', { start: at(startsAt), end: at(endsAt) })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {parts.map((part) => (
          <Tag key={part} size="small">
            {t(`parts.${part}`)}
          </Tag>
        ))}
      </Box>
      <Box component="ol" sx={{ ...listStyle, gap: 1.5, mt: 2 }}>
        {updates.map(({ id, state, text, createdAt }) => (
          <li key={id} id={`update-${id}`}>
            <Typography variant="body2" color="textSecondary">
              <strong>{t(`states.${state}`)}</strong> · {at(createdAt)}
            </Typography>
            <Typography lang={lang} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </li>
        ))}
      </Box>
    </>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const;
