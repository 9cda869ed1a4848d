import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { vanityPlans, vanityPrice, visitDaysOf } from '#domain/services/vanity.ts';
import { alignedCardsStyle, alignedCardStyle } from '#web/ui/card-style.ts';
import { Section } from '#web/ui/section.tsx';
import { vanityOrderPath } from '../vanity-paths.ts';
import { IncludedList } from './included-list.tsx';
import { PriceTag } from './price-tag.tsx';

/** What an address costs, with what comes with it; each plan begins an order with the name that is typed. */
export function VanityPlans({ name }: { name: string }) {
  const { t } = useTranslation('services');
  return (
    <Section title={t('vanity.plans.title')} lead={t('vanity.plans.lead')}>
      <Box component="ul" sx={alignedCardsStyle}>
        {vanityPlans.map((plan) => {
          const { priceCents, originalCents, isYearly } = vanityPrice(plan);
          return (
            <Box component="li" key={plan} sx={planStyle}>
              <Typography variant="h3">{t(`vanity.plans.${plan}`)}</Typography>
              <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
                {t(`vanity.plans.${plan}Text`)}
              </Typography>
              <PriceTag priceCents={priceCents} originalCents={originalCents} />
              <Typography variant="body2" color="textSecondary">
                {t(isYearly ? 'vanity.plans.perYear' : 'vanity.plans.once')}
              </Typography>
              <Box sx={{ my: 2.5 }}>
                <IncludedList
                  lines={[
                    t('vanity.plans.leads'),
                    t('vanity.plans.visits', { days: visitDaysOf(plan) }),
                    t(isYearly ? 'vanity.plans.renews' : 'vanity.plans.stays'),
                    t('vanity.plans.guarantee'),
                  ]}
                />
              </Box>
              <Button
                component={Link}
                to={vanityOrderPath(name, plan)}
                variant="outlined"
                color="inherit"
              >
                {t('vanity.plans.choose', { plan: t(`vanity.plans.${plan}`) })}
              </Button>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}

const planStyle = alignedCardStyle(6);
