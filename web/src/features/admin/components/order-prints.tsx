import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChoiceTexts } from '#web/features/orders/hooks/use-choice-texts.ts';
import type { AdminOrderFragment } from '../orders.generated.ts';

type Item = AdminOrderFragment['items'][number];

/** What the prints of an order are made of: the file of each, and what was sent for it. */
export function OrderPrints({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('admin');
  const choiceTexts = useChoiceTexts();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item) => {
        const { fileUrl = null, trackUrl = null } = item.print ?? {};
        return (
          fileUrl && (
            <li key={item.id}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {[item.name, ...choiceTexts(item)].join(' · ')}
              </Typography>
              <FileLink href={fileUrl} label={t('orders.printFile')} />
              {trackUrl && <FileLink href={trackUrl} label={t('orders.printTrack')} />}
            </li>
          )
        );
      })}
    </Box>
  );
}

function FileLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} sx={linkStyle}>
      <Download size={16} aria-hidden />
      {label}
    </Link>
  );
}

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 36,
  mr: 2,
} as const;
