import Button from '@mui/material/Button';
import { lazy, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { canvasShippingDays } from '#domain/services/canvas-print.ts';
import { oneOf } from '#domain/services/fidelity.ts';
import { ServiceTestimonials } from '#web/features/company/components/service-testimonials.tsx';
import { takesOf } from '#web/features/samples/sample-sound.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { Later } from '#web/ui/later.tsx';
import { canvasSamples } from '../canvas-samples.ts';
import type { OwnTrack } from '../canvas-track.ts';
import { CanvasPreview } from '../components/canvas-preview.tsx';
import { CanvasPrices } from '../components/canvas-prices.tsx';
import { CanvasPrint } from '../components/canvas-print.tsx';
import { ClosingCall } from '../components/closing-call.tsx';
import { Questions } from '../components/questions.tsx';
import { ServiceHero } from '../components/service-hero.tsx';
import { Steps } from '../components/steps.tsx';
import { useOwnTrack } from '../hooks/use-own-track.ts';

/** With the fields to choose from, and what a cart stands on. */
const CanvasCards = lazy(async () => ({
  default: (await import('../components/canvas-cards.tsx')).CanvasCards,
}));

const steps = ['choose', 'style', 'print', 'hang'] as const;
const questions = ['music', 'sizes', 'time', 'shipping', 'light', 'many'] as const;

/** Prints of how a piece of music looks: drawn while it is heard, with every price (spec §2.15). */
export function CanvasPage() {
  const { t } = useTranslation('services');
  const [params] = usePageParams();
  const sample = oneOf(canvasSamples, params.get('sample')) ?? canvasSamples[0];
  const own = useOwnTrack(sample);
  const [, { peaks }] = takesOf('club');
  const { domestic, international } = canvasShippingDays;
  const days = {
    from: domestic.from,
    to: domestic.to,
    abroadFrom: international.from,
    abroadTo: international.to,
  };
  return (
    <>
      <ServiceHero
        id="canvas"
        figure={
          <CanvasPrint
            peaks={peaks}
            choice={{ size: 'large', frame: 'wood', style: 'themed' }}
            label={t('canvas.example', { style: t('canvas.styles.themed') })}
          />
        }
        actions={
          <>
            <Button variant="contained" href="#preview">
              {t('canvas.try')}
            </Button>
            <Button variant="outlined" color="inherit" href="#prices">
              {t('canvas.prices')}
            </Button>
          </>
        }
      />
      <div id="preview">
        <CanvasPreview sample={sample} own={own} />
      </div>
      <CanvasCardsLater own={own.track} />
      <div id="prices">
        <CanvasPrices />
      </div>
      <Steps
        title={t('canvas.process.title')}
        steps={steps.map((step) => ({
          title: t(`canvas.process.${step}.title`),
          text: t(`canvas.process.${step}.text`),
        }))}
      />
      <ServiceTestimonials service="CANVAS" title={t('canvas.praise')} />
      <Questions
        of={questions.map((id) => ({
          question: t(`canvas.faq.${id}.question`),
          answer: t(`canvas.faq.${id}.answer`, days),
        }))}
      />
      <ClosingCall title={t('canvas.closing.title')} text={t('canvas.closing.text')}>
        <Button href="#preview" variant="outlined" color="inherit">
          {t('canvas.try')}
        </Button>
      </ClosingCall>
    </>
  );
}

/** What is chosen of them before they have hydrated stays, whatever else is chosen on the page. */
const CanvasCardsLater = memo(function CanvasCardsLater({ own }: { own: OwnTrack | undefined }) {
  return (
    <Later height={960}>
      <CanvasCards own={own} />
    </Later>
  );
});
