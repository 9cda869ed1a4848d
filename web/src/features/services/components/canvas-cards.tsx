import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkDiscounts, canvasPrice, shipsForFree } from '#domain/catalog/canvas.ts';
import type { CanvasChoice } from '#domain/catalog/canvas.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { oneOf } from '#domain/services/fidelity.ts';
import {
  canvasFrameIds,
  canvasSizeIds,
  canvasStyleIds,
  defaultCanvasChoices,
  isUvProtected,
  productionDays,
} from '#domain/services/canvas-print.ts';
import { AddToCartButton } from '#web/features/carts/components/add-to-cart-button.tsx';
import { takesOf } from '#web/features/samples/sample-sound.ts';
import { alignedCardsStyle, alignedCardStyle } from '#web/ui/card-style.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { Section } from '#web/ui/section.tsx';
import { useCanvasProductQuery } from '../canvas.generated.ts';
import type { CanvasProductQuery } from '../canvas.generated.ts';
import { canvasSamples } from '../canvas-samples.ts';
import type { OwnTrack } from '../canvas-track.ts';
import { useCanvasWords } from '../hooks/use-canvas-words.ts';
import { useSentTrack } from '../hooks/use-sent-track.ts';
import { CanvasPrint } from './canvas-print.tsx';
import { IncludedList } from './included-list.tsx';
import { PriceTag } from './price-tag.tsx';

/**
 * The three prints, each with choices of its own, and what many cost.
 * @param own what they are made from in place of samples
 */
export function CanvasCards({ own }: { own: OwnTrack | undefined }) {
  const { t } = useTranslation(['services', 'ui']);
  const { data } = useCanvasProductQuery();
  const product = data?.product ?? undefined;
  const { progress, send } = useSentTrack();
  return (
    <Section title={t('canvas.cards.title')} lead={t('canvas.cards.lead')}>
      {own && progress !== undefined && (
        <LinearProgress
          variant={progress === 1 ? 'indeterminate' : 'determinate'}
          value={progress * 100}
          aria-label={t('ui:upload.sending', { name: own.file.name })}
          sx={{ mb: 2 }}
        />
      )}
      <Box component="ul" sx={alignedCardsStyle}>
        {defaultCanvasChoices.map((initial, index) => (
          <CanvasCard
            key={initial.size}
            initial={initial}
            sample={canvasSamples[index]!}
            own={own}
            send={send}
            product={product}
          />
        ))}
      </Box>
      <Typography sx={{ mt: 3 }}>
        {t('canvas.cards.bulk')}{' '}
        {bulkDiscounts
          .toReversed()
          .map(({ from, percent }) => t('canvas.cards.bulkFrom', { from, percent }))
          .join(' · ')}
      </Typography>
    </Section>
  );
}

interface CanvasCardProps {
  initial: CanvasChoice;
  sample: (typeof canvasSamples)[number];
  /** What it is made from in place of the sample. */
  own: OwnTrack | undefined;
  /** Sends it, and says what carts call it. */
  send: (track: OwnTrack) => Promise<string>;
  /** Undefined while prints are not sold. */
  product: NonNullable<CanvasProductQuery['product']> | undefined;
}

function CanvasCard({ initial, sample, own, send, product }: CanvasCardProps) {
  const { t } = useTranslation('services');
  const words = useCanvasWords();
  const [choice, setChoice] = useState(initial);
  const { size, frame, style } = choice;
  const [, mixed] = takesOf(sample);
  const title = words.style(style);
  const [variant] = product?.variants ?? [];
  const options = (trackId: string) => ({
    size: enumName(size),
    frame: enumName(frame),
    style: enumName(style),
    trackId,
  });
  return (
    <Box component="li" aria-label={title} sx={printCardStyle}>
      <CanvasPrint
        peaks={(own ?? mixed).peaks}
        choice={choice}
        label={
          own
            ? t('canvas.drawn', { title: own.title, style: title })
            : t('canvas.example', { style: title })
        }
      />
      <Typography variant="h3" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
        {t(`canvas.styleTexts.${style}`)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, mb: 2.5 }}>
        <ChoiceSelect
          label={t('canvas.size')}
          size="small"
          fullWidth
          value={size}
          onChange={(id) => setChoice({ ...choice, size: oneOf(canvasSizeIds, id) ?? size })}
        >
          {canvasSizeIds.map((id) => (
            <option key={id} value={id}>
              {`${words.size(id)}, ${words.inches(id)}`}
            </option>
          ))}
        </ChoiceSelect>
        <ChoiceSelect
          label={t('canvas.frame')}
          size="small"
          fullWidth
          value={frame}
          onChange={(id) => setChoice({ ...choice, frame: oneOf(canvasFrameIds, id) ?? frame })}
        >
          {canvasFrameIds.map((id) => (
            <option key={id} value={id}>
              {words.frame(id)}
            </option>
          ))}
        </ChoiceSelect>
        <ChoiceSelect
          label={t('canvas.style')}
          size="small"
          fullWidth
          value={style}
          onChange={(id) => setChoice({ ...choice, style: oneOf(canvasStyleIds, id) ?? style })}
        >
          {canvasStyleIds.map((id) => (
            <option key={id} value={id}>
              {words.style(id)}
            </option>
          ))}
        </ChoiceSelect>
      </Box>
      <Box aria-live="polite">
        <PriceTag {...canvasPrice(choice)} />
      </Box>
      <Box sx={{ mt: 2 }}>
        <IncludedList
          lines={[
            t('canvas.cards.production', productionDays(style)),
            ...(shipsForFree(size) ? [t('canvas.cards.freeShipping')] : []),
            ...(isUvProtected(frame) ? [t('canvas.cards.uv')] : []),
          ]}
        />
      </Box>
      {product && variant && (
        <Box sx={{ mt: 2.5 }}>
          <AddToCartButton
            variantId={variant.id}
            productName={`${product.name}, ${title}`}
            options={own ? async () => options(await send(own)) : options(sample)}
          />
        </Box>
      )}
    </Box>
  );
}

const printCardStyle = alignedCardStyle(7);
