import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { ReportSubject } from '#web/lib/schema.generated.ts';
import { ListPage } from '../components/list-page.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { ReportedText } from '../components/reported-text.tsx';
import { rowStyle } from '../components/rows.ts';
import {
  useCloseStudioReportMutation,
  useStudioReportsSuspenseQuery,
} from './reports-page.generated.ts';
import type { StudioReportsQuery } from './reports-page.generated.ts';

const PAGE_SIZE = 20;

/** What people say is wrong with listings, until somebody has looked into it. */
export function ReportsPage() {
  const { t } = useTranslation('admin');
  return (
    <ListPage
      title={t('reports.title')}
      description={t('reports.description')}
      error={t('reports.error')}
    >
      <Reports />
    </ListPage>
  );
}

function Reports() {
  const { t } = useTranslation('admin');
  const { data, fetchMore, refetch } = useStudioReportsSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  return (
    <PagedList
      connection={data.studioReports}
      fetchMore={fetchMore}
      empty={{ title: t('reports.emptyTitle'), text: t('reports.emptyText') }}
      keyOf={({ id }) => id}
      renderRow={(report) => <Report report={report} onClosed={() => void refetch()} />}
    />
  );
}

/** Whether the reasons for a listing were offered. */
function isListing(subject: ReportSubject): boolean {
  return subject === 'LISTING' || subject === 'CONVERSATION';
}

interface ReportProps {
  report: StudioReportsQuery['studioReports']['nodes'][number];
  onClosed: () => void;
}

function Report({ report, onClosed }: ReportProps) {
  const { t, i18n } = useTranslation(['admin', 'reports']);
  const [close, { loading }] = useCloseStudioReportMutation();
  const { id, studioId, subject, conversationId, reason, details, createdAt, reporter } = report;
  const studioName = report.studioName ?? '';
  const time = formatDayAndTime(createdAt, 'UTC', i18n.language);

  async function closeIt(): Promise<void> {
    try {
      await close({ variables: { id } });
      showToast({ tone: 'success', title: t('reports.closed') });
      onClosed();
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('reports.closeFailed'), description: message });
    }
  }

  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
        {studioId && (
          <Typography sx={{ fontWeight: 600 }}>
            <Link component={RouterLink} to={`/studios/${studioId}`} color="inherit">
              {studioName}
            </Link>
          </Typography>
        )}
        <Typography>
          {isListing(subject) ? t(`reports:reasons.${reason}`) : t(`reports:textReasons.${reason}`)}
        </Typography>
        <ReportedText report={report} onRemoved={onClosed} />
        {conversationId && (
          <Link component={RouterLink} to={`/messages/${conversationId}`}>
            {t('reports.conversation')}
          </Link>
        )}
        {details && (
          <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {details}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {reporter
            ? t('reports.by', { name: reporter.name, time })
            : t('reports.byVisitor', { time })}
        </Typography>
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        disabled={loading}
        aria-label={t('reports.closeOf', { name: studioName })}
        onClick={() => void closeIt()}
      >
        {t('reports.close')}
      </Button>
    </Box>
  );
}
