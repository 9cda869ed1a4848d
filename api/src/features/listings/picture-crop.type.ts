import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

/** A part of a photograph. */
@ObjectType()
@InputType()
abstract class PictureArea {
  @Field(() => Int, { description: 'Pixels from the left edge of the whole photograph.' })
  x!: number;

  @Field(() => Int, { description: 'Pixels from its upper edge.' })
  y!: number;

  @Field(() => Int, { description: 'Width in its pixels, at least 320.' })
  width!: number;

  @Field(() => Int, { description: 'Height in its pixels, at least 320.' })
  height!: number;
}

@ObjectType('PictureCrop', { description: 'Which part of a photograph is shown.' })
@InputType('PictureCropInput', { description: 'Which part of a photograph is shown.' })
export class PictureCrop extends PictureArea {}

@ObjectType('WholePicture', {
  description: 'A photograph as it was uploaded.',
  simpleResolvers: true,
})
export class WholePicture {
  @Field(() => String, { description: 'Path.' })
  url!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;
}

@ObjectType('CroppedPicture', {
  description: 'A photograph of a listing that is a part of one that was uploaded.',
  simpleResolvers: true,
})
export class CroppedPicture {
  @Field(() => String, { description: 'Path, as the pictures of the listing have it.' })
  url!: string;

  @Field(() => PictureCrop, { description: 'Which part it is.' })
  crop!: PictureCrop;

  @Field(() => WholePicture, { description: 'What it is a part of.' })
  whole!: WholePicture;
}

@InputType({ description: 'A photograph of a listing to be cropped.' })
export class CropListingPictureInput {
  @Field(() => ID, { description: 'The listing.' })
  listingId!: string;

  @Field(() => String, { description: 'Path of the photograph, cropped before or not.' })
  url!: string;

  @Field(() => PictureCrop, { description: 'Which part of the whole one is to be shown.' })
  crop!: PictureCrop;
}
