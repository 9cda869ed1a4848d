import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ListingRow } from '#db/listings/listing.repository.ts';
import { cropSchema } from '#domain/listings/crop.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { below } from '#api/lib/failures.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { croppedPicturesLoader } from './listing.loaders.ts';
import { cropPicture } from './listing-picture.service.ts';
import { ListingType, listingField } from './listing.type.ts';
import { CroppedPicture, CropListingPictureInput, WholePicture } from './picture-crop.type.ts';

@Resolver(() => ListingType)
export class PictureCropResolver {
  @For('personal')
  @Change(
    'Crops a photograph of a listing, always out of the whole one, which stays. The listing shows the cropped one once it is saved with its path.',
    {
      ...listingField,
      picture: { type: () => WholePicture, description: 'The cropped photograph.' },
    },
  )
  async cropListingPicture(
    @Ctx() context: Context,
    @Input(() => CropListingPictureInput) { listingId, url, crop }: CropListingPictureInput,
  ) {
    const area = below('crop', () => validate(cropSchema, crop));
    return cropPicture(context, listingId, { url, crop: area });
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => [CroppedPicture], {
    description: 'Those of its photographs that are cropped, in whatever version of it.',
  })
  async croppedPictures(@Root() { id }: ListingRow, @Ctx() context: Context) {
    return croppedPicturesLoader(context).load(id);
  }
}
