import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TicketCategory } from '#domain/help/ticket-category.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { linkCardStyle } from '#web/ui/card-style.ts';
import { Section } from '#web/ui/section.tsx';
import { DESK_PATH } from '../help-paths.ts';
import { writePath } from '../ticket-paths.ts';

/** Who answers what, and what a message to each is about. */
const desks = {
  help: ['booking', 'payment', 'account', 'technical'],
  owners: ['listing', 'advertising', 'packages', 'photographers'],
  trust: ['report'],
  company: ['press', 'partners', 'careers', 'other'],
} as const satisfies Record<string, readonly TicketCategory[]>;

/** Leads to the right desk: each opens the form with what it is about. */
export function ContactPage() {
  const { t } = useTranslation('help');
  return (
    <TitledPage id="contact">
      <Box component={Link} to={DESK_PATH} sx={{ ...linkCardStyle, display: 'block', p: 2.5 }}>
        <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
          {t('contactPage.searchTitle')}
        </Typography>
        <Typography component="span" color="textSecondary">
          {t('contactPage.searchText')}
        </Typography>
      </Box>
      {(Object.keys(desks) as (keyof typeof desks)[]).map((desk) => (
        <Section
          key={desk}
          title={t(`contactPage.desks.${desk}.title`)}
          lead={t(`contactPage.desks.${desk}.lead`)}
        >
          <Box component="ul" sx={listStyle}>
            {desks[desk].map((category) => (
              <li key={category}>
                <Box component={Link} to={writePath(category)} sx={cardStyle}>
                  <DeskCard category={category} />
                </Box>
              </li>
            ))}
          </Box>
        </Section>
      ))}
    </TitledPage>
  );
}

type Listed = (typeof desks)[keyof typeof desks][number];

function DeskCard({ category }: { category: Listed }) {
  const { t } = useTranslation('help');
  return (
    <>
      <Typography variant="subtitle1" component="h3">
        {t(`contactPage.categories.${category}.title`)}
      </Typography>
      <Typography component="span" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
        {t(`contactPage.categories.${category}.text`)}
      </Typography>
    </>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const cardStyle = { ...linkCardStyle, display: 'block', height: '100%', p: 2.5 } as const;
