import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isSampleId, sampleIds } from '#domain/samples/sample.ts';
import { ServiceTestimonials } from '#web/features/company/components/service-testimonials.tsx';
import { SampleStage } from '#web/features/samples/components/sample-stage.tsx';
import { usePageParams, withParam } from '#web/lib/page-params.ts';
import { Section } from '#web/ui/section.tsx';
import { ClosingCall } from '../components/closing-call.tsx';
import { MixFigure } from '../components/mix-figure.tsx';
import { PackageCards } from '../components/package-cards.tsx';
import { PackageFinder } from '../components/package-finder.tsx';
import { FidelityPrices } from '../components/fidelity-prices.tsx';
import { Questions } from '../components/questions.tsx';
import { ServiceHero } from '../components/service-hero.tsx';
import { Steps } from '../components/steps.tsx';
import { choiceQuery } from '../fidelity-choice.ts';
import { useFidelityChoice } from '../hooks/use-fidelity-choice.ts';

const steps = ['choose', 'send', 'mix', 'listen'] as const;

const questions = [
  'files',
  'revisions',
  'turnaround',
  'reference',
  'delivery',
  'tracks',
  'cancel',
] as const;

/** Where the package finder is on the page. */
const FINDER = 'packages';

/** Mixing and mastering: what it sounds like, what it costs, and how it goes (spec §2.14). */
export function FidelityPage() {
  const { t } = useTranslation('services');
  const [params] = usePageParams();
  const [choice, choose] = useFidelityChoice();
  const asked = params.get('sample');
  const orderPath = `/fidelity/order?${choiceQuery(choice)}`;
  return (
    <>
      <ServiceHero
        id="fidelity"
        figure={<MixFigure />}
        actions={
          <>
            <Button variant="contained" href={`#${FINDER}`}>
              {t('fidelity.find')}
            </Button>
            <Button variant="outlined" color="inherit" href="#listen">
              {t('fidelity.listen.title')}
            </Button>
          </>
        }
      />
      <Box id="listen" sx={anchorStyle}>
        <Section title={t('fidelity.listen.title')} lead={t('fidelity.listen.lead')}>
          <SampleStage
            id={isSampleId(asked) ? asked : sampleIds[0]}
            addressOf={(id) => `/fidelity?${withParam(params, 'sample', id).toString()}`}
            level="h3"
          />
        </Section>
      </Box>
      <Box id={FINDER} sx={anchorStyle}>
        <PackageFinder
          choice={choice}
          onChoose={choose}
          action={
            <Button component={Link} to={orderPath} variant="contained" size="large">
              {t('fidelity.order')}
            </Button>
          }
        />
      </Box>
      <PackageCards choice={choice} onChoose={(quality) => choose('quality', quality)} />
      <FidelityPrices />
      <Steps
        title={t('fidelity.process.title')}
        steps={steps.map((step) => ({
          title: t(`fidelity.process.${step}.title`),
          text: t(`fidelity.process.${step}.text`),
        }))}
      />
      <ServiceTestimonials service="FIDELITY" title={t('fidelity.praise')} />
      <Questions
        of={questions.map((id) => ({
          question: t(`fidelity.faq.${id}.question`),
          answer: t(`fidelity.faq.${id}.answer`),
        }))}
      />
      <ClosingCall title={t('fidelity.closing.title')} text={t('fidelity.closing.text')}>
        <Button component={Link} to={orderPath} variant="outlined" color="inherit">
          {t('fidelity.order')}
        </Button>
        <Button component={Link} to="/search?type=mixing" color="inherit">
          {t('fidelity.closing.studios')}
        </Button>
      </ClosingCall>
    </>
  );
}

/** Below the bar that stays at the top. */
const anchorStyle = { scrollMarginTop: 96 } as const;
