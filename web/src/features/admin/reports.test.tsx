import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  CloseStudioReportDocument,
  StudioReportsDocument,
} from './pages/reports-page.generated.ts';

const report = {
  __typename: 'StudioReport',
  id: '4',
  studioId: '5',
  studioName: 'Tallow Yard',
  subject: 'LISTING',
  subjectId: '5',
  review: null,
  guestReview: null,
  portfolio: null,
  conversationId: null,
  reason: 'FAKE',
  details: 'There is a bakery.',
  createdAt: '2026-12-01T12:00:00Z',
  reporter: null,
} as const;

function reports(nodes: readonly (typeof report)[]) {
  return api.query(StudioReportsDocument, () =>
    HttpResponse.json({
      data: {
        studioReports: {
          __typename: 'StudioReportConnection',
          totalCount: nodes.length,
          nodes,
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    }),
  );
}

test('an administrator reads what is wrong with a listing, and is done with it', async () => {
  mockServer.use(
    session({ ...nora, role: 'ADMIN', canAdminister: true }),
    reports([report]),
    api.mutation(CloseStudioReportDocument, () => {
      mockServer.use(reports([]));
      return changed('closeStudioReport', { reportId: report.id });
    }),
  );
  const { user } = await renderApp('/admin/reports');
  const item = within((await screen.findByText('There is a bakery.')).closest('li')!);
  expect(item.getByText('The studio doesn’t exist or isn’t theirs')).toBeVisible();
  expect(item.getByText(/^A visitor, /)).toBeVisible();
  expect(item.getByRole('link', { name: 'Tallow Yard' })).toHaveAttribute('href', '/studios/5');
  await user.click(item.getByRole('button', { name: 'Close the report on Tallow Yard' }));
  expect(await screen.findByText('No open reports')).toBeVisible();
});
