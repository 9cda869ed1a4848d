import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { languageNames, languages } from '#domain/accounts/language.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import { TicketFacts } from '#web/features/help/components/ticket-facts.tsx';
import { TicketMessages } from '#web/features/help/components/ticket-messages.tsx';
import { useTicketChangedSubscription } from '#web/features/help/tickets.generated.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { TicketAnswerForm, TicketNoteForm } from '../components/ticket-answer-form.tsx';
import { TicketDesk } from '../components/ticket-desk.tsx';
import { useTicketToAnswerSuspenseQuery } from '../tickets.generated.ts';

/** A ticket to answer. */
export function TicketPage() {
  const { t } = useTranslation('admin');
  const { number = '' } = useParams();
  return (
    <Box sx={{ maxWidth: 820 }}>
      <Link component={RouterLink} to="/admin/tickets" color="text.secondary" sx={backStyle}>
        <ArrowLeft size={18} aria-hidden />
        {t('tickets.title')}
      </Link>
      <ErrorBoundary title={t('tickets.error')} resetKeys={[number]}>
        <Suspense key={number} fallback={<Skeleton variant="rounded" height={360} />}>
          <Ticket number={number} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Ticket({ number }: { number: string }) {
  const { t } = useTranslation(['admin', 'help']);
  const { data, refetch } = useTicketToAnswerSuspenseQuery({
    variables: { id: number },
    context: { fresh: false },
  });
  // Without a connection what is shown stays, and the next notice comes with it.
  const renew = () => void refetch().catch(() => undefined);
  useTicketChangedSubscription({ ticketId: number }, renew);
  const { ticket, ticketAssignees, cannedAnswers } = data;
  if (!ticket) {
    return (
      <StatusPage
        status={404}
        title={t('help:ticket.notFound')}
        text={t('tickets.notFoundText')}
        ways={[{ to: '/admin/tickets', label: t('tickets.title') }]}
      />
    );
  }
  const { id, subject, senderName, rating, ratingWords, desk } = ticket;
  return (
    <>
      <PageHead
        title={t('tickets.answerPage', { number: id, subject })}
        description={subject}
        noIndex
      />
      <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {subject}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
        {[
          id,
          senderName,
          desk?.senderEmail,
          desk && !desk.senderId && t('tickets.guest'),
          desk && languageNames[enumValue(desk.language, languages)],
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <TicketDesk ticket={ticket} assignees={ticketAssignees} onRefused={renew} />
      <TicketFacts ticket={ticket} />
      <TicketMessages ticket={ticket} isOwn={false} />
      {rating !== null && (
        <Typography sx={{ mt: 2 }}>
          {[t('tickets.rated', { rating }), ratingWords].filter(Boolean).join(' ')}
        </Typography>
      )}
      <Part title={t('tickets.answerTitle')}>
        <TicketAnswerForm ticket={ticket} answers={cannedAnswers} />
      </Part>
      <Part title={t('tickets.noteTitle')}>
        <TicketNoteForm id={id} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 5, maxWidth: 640 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const backStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  mb: 1,
} as const;
