import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { CardPayment } from '#web/features/payments/components/card-payment.tsx';
import type { BegunPayment } from '#web/features/payments/components/card-payment.tsx';
import { failureOf } from '#web/lib/failures.ts';
import { countryName } from '#web/lib/countries.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import type { QuoteFieldsFragment } from '../checkout.generated.ts';
import { isUnpaid, usePlacing } from '../hooks/use-placing.ts';
import type { CheckoutOrder } from '../hooks/use-placing.ts';
import { SUCCESS_PATH } from '../order-paths.ts';
import { GiftCardField } from './gift-card-field.tsx';
import { PayPalSkeleton } from './paypal-skeleton.tsx';
import { Placing } from './placing.tsx';

// Most pay with a card.
const PayPalPayment = lazy(async () => ({
  default: (await import('./paypal-payment.tsx')).PayPalPayment,
}));

interface PaymentStepProps {
  order: CheckoutOrder & { quote: QuoteFieldsFragment };
  /** What it is paid with unless the reader chooses something else. */
  initialMethod: PaymentTab;
  onGiftCards: (codes: readonly string[]) => void;
  onBack: () => void;
  /** Called once the order is paid, or is made where nothing is paid now. */
  onPlaced: () => void;
}

const methods = ['stripe', 'paypal'] as const;
export type PaymentTab = (typeof methods)[number];

/** How the order is paid: by gift cards, by card or with PayPal. */
export function PaymentStep({
  order,
  initialMethod,
  onGiftCards,
  onBack,
  onPlaced,
}: PaymentStepProps) {
  const { t } = useTranslation('orders');
  const id = useId();
  const [method, setMethod] = useState<PaymentTab>(initialMethod);
  const { quote, giftCardCodes } = order;
  return (
    <Stack spacing={3}>
      <Recipient order={order} onBack={onBack} />
      <GiftCardField codes={giftCardCodes} parts={quote.giftCards} onChange={onGiftCards} />
      {quote.dueCents === 0 ? (
        <Free order={order} onPlaced={onPlaced} />
      ) : (
        <div>
          <Tabs
            value={method}
            onChange={(_, chosen: PaymentTab) => setMethod(chosen)}
            aria-label={t('checkout.payment')}
          >
            {methods.map((name) => (
              <Tab
                key={name}
                value={name}
                id={`${id}-${name}`}
                aria-controls={`${id}-panel`}
                label={t(`payment.${name}`)}
              />
            ))}
          </Tabs>
          <Box
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${method}`}
            sx={{ pt: 3 }}
          >
            {method === 'stripe' ? (
              <Card key={keyOf(order)} order={order} onPlaced={onPlaced} />
            ) : (
              <Suspense fallback={<PayPalSkeleton />}>
                <PayPalPayment order={order} onPlaced={onPlaced} />
              </Suspense>
            )}
          </Box>
        </div>
      )}
    </Stack>
  );
}

/** Another order is another payment. */
function keyOf({ quote, giftCardCodes, contents }: PaymentStepProps['order']): string {
  return `${quote.totalCents} ${quote.dueCents} ${giftCardCodes.join(',')} ${contents}`;
}

/** To whom it goes, and the way back to that. */
function Recipient({ order, onBack }: Pick<PaymentStepProps, 'order' | 'onBack'>) {
  const { t, i18n } = useTranslation('orders');
  const { name, address, city, state, zipCode, country, email } = order.shipping;
  return (
    <Box>
      <Button
        color="inherit"
        startIcon={<ArrowLeft size={18} aria-hidden />}
        onClick={onBack}
        sx={{ ml: -1 }}
      >
        {t('checkout.back')}
      </Button>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {[name, address, `${city}, ${state} ${zipCode}`].join(' · ')}
        {` · ${countryName(country, i18n.language)}`}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
    </Box>
  );
}

function Card({ order, onPlaced }: Pick<PaymentStepProps, 'order' | 'onPlaced'>) {
  const { t } = useTranslation('orders');
  const { place } = usePlacing(order);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function start(): Promise<BegunPayment> {
    setProblems([]);
    try {
      const { payment, order: placed } = await place('STRIPE');
      // Paid before the page was opened again.
      if (!isUnpaid(placed)) onPlaced();
      return payment ?? { id: '', clientSecret: null };
    } catch (error) {
      setProblems(Object.values(failureOf(error).fields));
      throw error;
    }
  }

  return (
    <>
      {problems.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <FormAlert message={problems.join(' ')} />
          <Link component={RouterLink} to="/cart">
            {t('checkout.toCart')}
          </Link>
        </Box>
      )}
      <CardPayment
        start={start}
        amountCents={order.quote.dueCents}
        returnPath={SUCCESS_PATH}
        onPaid={onPlaced}
      />
    </>
  );
}

function Free({ order, onPlaced }: Pick<PaymentStepProps, 'order' | 'onPlaced'>) {
  const { t } = useTranslation('orders');
  const { place } = usePlacing(order);
  return (
    <Placing
      text={t('payment.free')}
      button={t('payment.place')}
      place={async () => {
        await place('STRIPE');
        return true;
      }}
      onPlaced={onPlaced}
    />
  );
}
