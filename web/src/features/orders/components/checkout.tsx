import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCartSuspenseQuery } from '#web/features/carts/cart.generated.ts';
import type { CartLineFragment } from '#web/features/carts/cart.generated.ts';
import { useCartSession } from '#web/features/carts/hooks/use-cart-session.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { useCheckoutQuotes } from '../hooks/use-checkout-quotes.ts';
import { useFinishing } from '../hooks/use-finishing.ts';
import { SUCCESS_PATH } from '../order-paths.ts';
import { resumedCheckout } from '../resumed-checkout.ts';
import type { ShippingValues } from '../shipping-values.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ShippingStep } from './shipping-step.tsx';

type Terms = Pick<ShippingValues, 'country' | 'shippingMethod'>;

/** The two steps of the checkout of the reader's cart; an empty one has none (spec §2.11). */
export function Checkout() {
  const { sessionId } = useCartSession();
  const { data } = useCartSuspenseQuery({ variables: { sessionId }, context: { fresh: false } });
  const lines = data.cart.items.filter(({ isSavedForLater }) => !isSavedForLater);
  const [isPlaced, setPlaced] = useState(false);
  if (lines.length === 0 && !isPlaced) return <Redirect to="/cart" />;
  return <Steps lines={lines} onPlaced={() => setPlaced(true)} />;
}

interface StepsProps {
  lines: readonly CartLineFragment[];
  onPlaced: () => void;
}

function Steps({ lines, onPlaced }: StepsProps) {
  const { t } = useTranslation('orders');
  const { sessionId } = useCartSession();
  const resumed = useResumed();
  const [terms, setTerms] = useState<Terms>(resumed?.shipping ?? firstTerms);
  const [shipping, setShipping] = useState<ShippingValues | undefined>(resumed?.shipping);
  const [isPaying, setPaying] = useState(resumed !== undefined);
  const [giftCardCodes, setGiftCards] = useState(resumed?.giftCardCodes ?? []);
  const isShipped = lines.some(({ product }) => ['PHYSICAL', 'CANVAS'].includes(product.kind));
  const { quotes, isAsking, error, askAgain } = useCheckoutQuotes({
    sessionId,
    country: terms.country,
    giftCardCodes,
  });
  const quote = quotes?.[terms.shippingMethod];
  const contents = lines.map(({ id, quantity }) => `${id}x${quantity}`).join(' ');
  const heading = useStepHeading(isPaying);
  const order = shipping && quote && { shipping, giftCardCodes, quote, contents };
  return (
    <Box sx={layoutStyle}>
      <Box sx={summaryStyle}>
        <CheckoutSummary lines={lines} quote={quote} isShipped={isShipped} isAsking={isAsking} />
      </Box>
      <Box sx={stepsStyle}>
        <Stepper activeStep={isPaying ? 1 : 0} sx={{ mb: 3 }}>
          {(['shippingStep', 'payment'] as const).map((step) => (
            <Step key={step}>
              <StepLabel>{t(`checkout.${step}`)}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h2"
          sx={{ mb: 2.5, outline: 'none', scrollMarginTop: 128 }}
        >
          {t(isPaying ? 'checkout.payment' : 'checkout.shippingStep')}
        </Typography>
        {error && !quotes && (
          <ErrorState error={error} title={t('checkout.quoteFailed')} onRetry={askAgain} />
        )}
        {isPaying && resumed && (
          <Alert severity="info" sx={{ mb: 3 }}>
            {t('paypal.cancelled')}
          </Alert>
        )}
        {isPaying && !order && !error && <Skeleton variant="rounded" height={240} />}
        {isPaying && order && (
          <Paying
            order={order}
            initialMethod={resumed ? 'paypal' : 'stripe'}
            onGiftCards={setGiftCards}
            onBack={() => setPaying(false)}
            onPlaced={onPlaced}
          />
        )}
        {/* It stays, with what was typed, for whoever comes back. */}
        <div hidden={isPaying}>
          <ShippingStep
            isShipped={isShipped}
            quotes={quotes}
            onTerms={setTerms}
            onDone={(values) => {
              setShipping(values);
              setPaying(true);
            }}
          />
        </div>
      </Box>
    </Box>
  );
}

const firstTerms: Terms = { country: 'US', shippingMethod: 'standard' };

/** What whoever comes back from PayPal without having paid had chosen: they go on where they were. */
function useResumed() {
  const [params] = usePageParams();
  const [resumed] = useState(() =>
    params.get('paypal') === 'cancelled' ? resumedCheckout() : undefined,
  );
  return resumed;
}

type PayingProps = Parameters<typeof PaymentStep>[0];

/** Leads on once the order is placed. */
function Paying({ onPlaced, ...step }: PayingProps) {
  const navigate = useNavigate();
  const finish = useFinishing();
  return (
    <PaymentStep
      {...step}
      onPlaced={() => {
        onPlaced();
        void navigate(SUCCESS_PATH, { replace: true });
        // The badge of the cart shows what is left.
        finish().catch(() => undefined);
      }}
    />
  );
}

/** Whoever goes on to the other step reads on from its heading. */
function useStepHeading(isPaying: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(isPaying);
  useEffect(() => {
    if (before.current === isPaying) return;
    before.current = isPaying;
    heading.current?.focus();
  }, [isPaying]);
  return heading;
}

/** It stays in sight: on a phone below the header, where it scrolls by itself once it is opened. */
const summaryStyle = {
  gridArea: 'summary',
  position: 'sticky',
  top: { xs: 64, md: 128 },
  zIndex: { xs: 2, md: 'auto' },
  maxHeight: { xs: '60svh', md: 'none' },
  overflowY: { xs: 'auto', md: 'visible' },
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  bgcolor: { xs: 'background.default', md: 'transparent' },
} as const;

/** What is come to by keyboard is not left below the summary of a phone. */
const stepsStyle = {
  gridArea: 'steps',
  minWidth: 0,
  '& :is(input, select, textarea, button)': { scrollMarginTop: 168 },
} as const;

const layoutStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 3, md: 5, lg: 7 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  gridTemplateAreas: { xs: '"summary" "steps"', md: '"steps summary"' },
} as const;
