import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/ui/money.tsx';
import { dayIn } from '../day-in.ts';
import { useChoiceTexts } from '../hooks/use-choice-texts.ts';
import type { OrderDetailFragment } from '../orders.generated.ts';

/** What an order consists of, with what comes with it: files, keys and gift cards. */
export function OrderItems({ order }: { order: OrderDetailFragment }) {
  const { t, i18n } = useTranslation('orders');
  const { charge } = useMoney();
  const choiceTexts = useChoiceTexts();
  return (
    <>
      <Box component="ul" sx={listStyle}>
        {order.items.map((item) => (
          <Box component="li" key={item.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {t('items.line', { quantity: item.quantity, name: item.name })}
              </Typography>
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {charge(item.unitCents * item.quantity)}
              </Typography>
            </Box>
            {choiceTexts(item).map((text) => (
              <Typography key={text} variant="body2" color="textSecondary" sx={choiceStyle}>
                {text}
              </Typography>
            ))}
            {item.licenceKeys.map((key) => (
              <Typography key={key} variant="body2">
                {t('items.key')} <code>{key}</code>
              </Typography>
            ))}
            {item.downloads.map(({ fileName, url }) => (
              <Link key={url} href={url} sx={downloadStyle}>
                <Download size={16} aria-hidden />
                {fileName}
              </Link>
            ))}
          </Box>
        ))}
      </Box>
      {order.giftCards.map(({ id, initialCents, recipientEmail, deliverAt, mailedAt }) => (
        <Typography key={id} variant="body2" color="textSecondary">
          {t(mailedAt ? 'items.cardMailed' : 'items.cardWaits', {
            value: charge(initialCents),
            recipient: recipientEmail,
            day: dayIn(mailedAt ?? deliverAt, i18n.language),
          })}
        </Typography>
      ))}
    </>
  );
}

const choiceStyle = { overflowWrap: 'anywhere' } as const;

const listStyle = { m: 0, mb: 1, p: 0, listStyle: 'none' } as const;

const downloadStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 36,
  mr: 2,
} as const;
