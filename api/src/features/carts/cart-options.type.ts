import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CanvasFrame, CanvasSize, CanvasStyle } from '#domain/catalog/canvas.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { LocalDateScalar } from '#api/lib/scalars.ts';

export const CanvasSizeEnum = publishEnum<CanvasSize>('CanvasSize', 'How large a print is.', {
  small: '8 by 10 inches.',
  medium: '12 by 16 inches.',
  large: '16 by 20 inches.',
  xlarge: '20 by 24 inches.',
});

export const CanvasFrameEnum = publishEnum<CanvasFrame>('CanvasFrame', 'What frames a print.', {
  none: 'Nothing.',
  black: 'Black wood.',
  white: 'White wood.',
  wood: 'Wood in its own color.',
  premium: 'A frame with protection from UV light.',
});

export const CanvasStyleEnum = publishEnum<CanvasStyle>('CanvasStyle', 'How a print is drawn.', {
  classic: 'As a waveform.',
  themed: 'After a theme.',
  artistic: 'By an artist.',
});

@ObjectType('CartItemOptions', {
  description:
    'What was chosen of something in a cart beside its variant: a value of gift cards, a form of prints.',
  simpleResolvers: true,
})
@InputType('CartItemOptionsInput', {
  description:
    'What is chosen of something beside its variant: a value of gift cards, a form of prints.',
})
export class CartItemOptions {
  @Field(() => Int, {
    nullable: true,
    description: 'What a gift card is worth: 1000 to 50000 US cents, in whole dollars.',
  })
  giftCardValue?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whom a gift card is mailed to; whoever buys it, where nobody is named.',
  })
  recipientEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What whoever gets a gift card is called, in up to 100 characters.',
  })
  recipientName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What a gift card says, in up to 500 characters.',
  })
  message?: string | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day on which a gift card is mailed, in UTC, within a year; else at once.',
  })
  deliverOn?: string | null;

  @Field(() => CanvasSizeEnum, { nullable: true, description: 'How large a print is.' })
  size?: CanvasSize | null;

  @Field(() => CanvasFrameEnum, { nullable: true, description: 'What frames a print.' })
  frame?: CanvasFrame | null;

  @Field(() => CanvasStyleEnum, { nullable: true, description: 'How a print is drawn.' })
  style?: CanvasStyle | null;

  @Field(() => ID, { nullable: true, description: 'The track that a print is made from.' })
  trackId?: string | null;
}
