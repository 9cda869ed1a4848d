import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItemOptionsInput } from '#web/lib/schema.generated.ts';
import { useCart } from '../hooks/use-cart.ts';

interface AddToCartButtonProps {
  variantId: string;
  productName: string;
  quantity?: number;
  /**
   * What is chosen beside the variant, of gift cards and prints; or what finds it out when it is wanted,
   * and throws an Error that says why it cannot.
   */
  options?: CartItemOptionsInput | (() => Promise<CartItemOptionsInput>);
  /** Whether it cannot be had, or something has to be chosen first. */
  isDisabled?: boolean;
}

/** Puts something into the cart, at once; where that fails it says why, below itself. */
export function AddToCartButton({
  variantId,
  productName,
  quantity = 1,
  options,
  isDisabled = false,
}: AddToCartButtonProps) {
  const { t } = useTranslation('carts');
  const { add } = useCart();
  const [reason, setReason] = useState<string>();
  const [isPreparing, setIsPreparing] = useState(false);

  async function put(chosen: CartItemOptionsInput | null): Promise<void> {
    const failure = await add({ variantId, quantity, options: chosen });
    // A field says more than the failure as a whole, which only names it.
    setReason(Object.values(failure?.fields ?? {})[0] ?? failure?.message);
  }

  async function press(): Promise<void> {
    setReason(undefined);
    if (typeof options !== 'function') return put(options ?? null);
    setIsPreparing(true);
    try {
      await put(await options());
    } catch (error) {
      setReason(error instanceof Error ? error.message : undefined);
    } finally {
      setIsPreparing(false);
    }
  }

  return (
    <Box>
      <Button
        variant="contained"
        startIcon={<ShoppingCart size={18} aria-hidden />}
        disabled={isDisabled}
        loading={isPreparing}
        aria-label={`${t('button.add')}: ${productName}`}
        onClick={() => void press()}
        sx={{ minHeight: 44, width: 1 }}
      >
        {t('button.add')}
      </Button>
      <Box role="alert">
        {reason !== undefined && (
          <Typography variant="body2" color="error" sx={{ mt: 1 }}>
            {reason}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
