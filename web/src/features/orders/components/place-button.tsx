import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface PlaceButtonProps {
  button: string;
  /** @returns whether the order is placed; a page of somebody else's is opened otherwise */
  place: () => Promise<boolean>;
  onPlaced: () => void;
}

/** Makes an order for which no card is entered, and says what failed by the toast of spec §8. */
export function PlaceButton({ button, place, onPlaced }: PlaceButtonProps) {
  const { t } = useTranslation('orders');
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function order(): Promise<void> {
    setPlacing(true);
    setProblem(undefined);
    try {
      if (await place()) onPlaced();
    } catch (error) {
      const { message, fields } = failureOf(error);
      showToast({ tone: 'error', title: t('orderError.title'), description: t('orderError.text') });
      setProblem([message, ...Object.values(fields)].filter(Boolean).join(' '));
    }
    setPlacing(false);
  }

  return (
    <>
      <FormAlert message={problem} />
      <Button variant="contained" size="large" disabled={isPlacing} onClick={() => void order()}>
        {button}
      </Button>
    </>
  );
}
