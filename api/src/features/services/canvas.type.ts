import { Field, ObjectType } from 'type-graphql';
import type { CanvasFrame, CanvasSize, CanvasStyle } from '#domain/catalog/canvas.ts';
import {
  CanvasFrameEnum,
  CanvasSizeEnum,
  CanvasStyleEnum,
} from '#api/features/carts/cart-options.type.ts';

@ObjectType({ description: 'A canvas print that was ordered.', simpleResolvers: true })
export class OrderedPrint {
  @Field(() => CanvasSizeEnum, { description: 'How large it is.' })
  size!: CanvasSize;

  @Field(() => CanvasFrameEnum, { description: 'What frames it.' })
  frame!: CanvasFrame;

  @Field(() => CanvasStyleEnum, { description: 'How it is drawn.' })
  style!: CanvasStyle;

  @Field(() => String, {
    nullable: true,
    description:
      'What the track is called by whoever has sent it; null of a sample, and once it is forgotten.',
  })
  trackTitle!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the file that it is made of is, as a PNG at 300 dots for each inch. For administrators; null to others, and once its track is forgotten.',
  })
  fileUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the track that was sent for it is saved. For administrators; null to others, of a sample, and once it is forgotten.',
  })
  trackUrl!: string | null;
}
