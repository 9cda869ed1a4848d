import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '#web/ui/section.tsx';
import { AddressFigure } from '../components/address-figure.tsx';
import { ClosingCall } from '../components/closing-call.tsx';
import { Questions } from '../components/questions.tsx';
import { ServiceHero } from '../components/service-hero.tsx';
import { VanityChecker } from '../components/vanity-checker.tsx';
import { VanityPlans } from '../components/vanity-plans.tsx';
import { VANITY_DASHBOARD_PATH } from '../vanity-paths.ts';

const questions = ['what', 'characters', 'who', 'change', 'end', 'guarantee'] as const;

/** An address of a studio's own: what it looks like, whether it is free, and what it costs (spec §2.13). */
export function VanityPage() {
  const { t } = useTranslation('services');
  const [name, setName] = useState('');
  return (
    <>
      <ServiceHero
        id="vanity-url"
        figure={<AddressFigure />}
        actions={
          <Button variant="outlined" color="inherit" href="#check">
            {t('vanity.try')}
          </Button>
        }
      />
      <Box id="check" sx={{ scrollMarginTop: 96 }}>
        <Section title={t('vanity.checkTitle')} lead={t('vanity.checkLead')}>
          <VanityChecker name={name} onChange={setName} />
        </Section>
      </Box>
      <VanityPlans name={name} />
      <Questions
        of={questions.map((id) => ({
          question: t(`vanity.faq.${id}.question`),
          answer: t(`vanity.faq.${id}.answer`),
        }))}
      />
      <ClosingCall title={t('vanity.closing.title')} text={t('vanity.closing.text')}>
        <Button component={Link} to={VANITY_DASHBOARD_PATH} variant="outlined" color="inherit">
          {t('vanity.closing.dashboard')}
        </Button>
        <Button component={Link} to="/submit" color="inherit">
          {t('vanity.closing.list')}
        </Button>
      </ClosingCall>
    </>
  );
}
