import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import { message } from '#domain/messages/message.ts';
import { promotionKinds, promotionPlan, promotionPlans } from './promotion.ts';
import type { PromotionKind } from './promotion.ts';

/** Which promotion is wanted. */
export const promotionOrderSchema = object({
  kind: string()
    .oneOf(promotionKinds, message('fields.choice', { values: promotionKinds.join(', ') }))
    .required(message('fields.required')),
  days: number()
    .required(message('fields.required'))
    .test('plan', (days, { parent, createError }) => {
      const { kind } = parent as { kind: PromotionKind };
      if (promotionPlan(kind, days)) return true;
      const values = promotionPlans.filter((plan) => plan.kind === kind).map((plan) => plan.days);
      return createError({ message: message('fields.choice', { values: values.join(', ') }) });
    }),
});
export type PromotionOrderInput = InferType<typeof promotionOrderSchema>;
