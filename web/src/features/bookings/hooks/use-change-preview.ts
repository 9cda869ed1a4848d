import { changeSchema } from '#domain/bookings/change.schema.ts';
import type { BookingTermsInput } from '#web/lib/schema.generated.ts';
import { failureOf } from '#web/lib/failures.ts';
import type { Failure } from '#web/lib/failures.ts';
import { usePaused } from '#web/lib/paused.ts';
import { useChangePreviewQuery } from '../components/change.generated.ts';
import type { ChangePreviewQuery } from '../components/change.generated.ts';

/** What a change would mean, or why it cannot be; neither while it is being written or asked for. */
export function useChangePreview(
  input: BookingTermsInput,
  isOther: boolean,
): { preview: ChangePreviewQuery['changePreview'] | undefined; failure: Failure | undefined } {
  const wanted = JSON.stringify(input);
  const settled = usePaused(wanted);
  const asked = JSON.parse(settled) as BookingTermsInput;
  const { data, error } = useChangePreviewQuery({
    variables: { input: asked },
    skip: !isOther || !changeSchema.isValidSync(asked),
    fetchPolicy: 'no-cache',
  });
  const isCurrent = isOther && settled === wanted;
  return {
    preview: isCurrent ? data?.changePreview : undefined,
    failure: isCurrent && error ? failureOf(error) : undefined,
  };
}
