import type { Sql } from '#db/orm.ts';
import { message } from '#domain/messages/message.ts';
import type { Context } from '../context.ts';
import { fromPhotograph } from '../photograph.ts';
import type { PhotographRules } from '../photograph.ts';
import { loadSharp } from '../picture-library.ts';
import { jpeg, png, webp } from './file-type.ts';
import { objectName, storeMade } from './stored-files.ts';
import type { ReceivedFile, UploadKind } from './upload-kind.ts';

const ENDING = '.webp';

/** How large photographs of a kind may be as they are uploaded, and what they have to be at least. */
export interface PhotoLimits {
  limitMegabytes: number;
  limitMegapixels: number;
  /** Pixels of the shorter side. */
  minSide: number;
  /** Pixels of the longer side, of what is kept. */
  longSide: number;
}

/** A photograph as it is kept: where it is found, and how large it is. Pixels. */
export interface Photo {
  url: string;
  width: number;
  height: number;
}

/**
 * Photographs that everybody may see: upright, of a size for screens, nothing else kept of the file.
 * @param name names the kind, and the folder of its files
 */
export function photoKind(name: string, limits: PhotoLimits): UploadKind {
  const { limitMegabytes, limitMegapixels, minSide, longSide } = limits;
  const rules: PhotographRules = {
    limitMegapixels,
    minSide,
    timeoutSeconds: 20,
    refusals: {
      unreadable: message('files.photoUnreadable'),
      tooManyPixels: message('files.photoTooManyPixels', { limit: limitMegapixels }),
      tooSmall: message('files.photoTooSmall', { min: minSide }),
    },
  };
  return {
    name,
    limitBytes: limitMegabytes * 1024 * 1024,
    accepts: [jpeg, png, webp],
    serves: { visibility: 'public', contentTypes: { [ENDING]: 'image/webp' } },
    field: 'picture',
    refusals: {
      tooLarge: message('files.photoTooLarge', { limit: limitMegabytes }),
      wrongType: message('files.photoType'),
      unreadable: rules.refusals.unreadable,
    },
    async make({ path }) {
      const content = await fromPhotograph(path, rules, (photograph) =>
        photograph
          .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 80, smartSubsample: true })
          .toBuffer(),
      );
      return [{ ending: ENDING, content }];
    },
  };
}

/** A photograph that is made, and what becomes of it. */
interface MadePhoto<T> {
  kind: UploadKind;
  /** WebP. */
  content: Uint8Array;
  /** Whose it is: what goes when they do; null for what is the site's. */
  userId: number | null;
  /** What it is for: each has files of its own, also of the same content. */
  subject: string;
  /** Binds it to what the feature keeps, in a transaction. */
  bind: (db: Sql, photo: Photo & { name: string }) => Promise<T>;
  /** What to throw when there is no such user, or no more. */
  userGone: () => Error;
}

/** A photograph that somebody sent, and what becomes of it. */
type PhotoUpload<T> = Omit<MadePhoto<T>, 'content'> & { file: ReceivedFile };

/**
 * Stores a photograph of a {@link photoKind} and binds it.
 * @throws DomainError BAD_USER_INPUT naming `picture`, and what `bind` and `userGone` say
 */
export async function storePhoto<T>(
  context: Context,
  { file, ...upload }: PhotoUpload<T>,
): Promise<T> {
  const [made] = await upload.kind.make(file);
  return storeMadePhoto(context, { ...upload, content: made!.content as Uint8Array });
}

/** A part of a photograph, in its pixels. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Stores a part of a photograph of a {@link photoKind} as one of its own, and binds it.
 * @param name what the file of the whole one is called
 * @throws what `bind` and `userGone` say
 */
export async function storePartOfPhoto<T>(
  context: Context,
  { name, part, ...upload }: Omit<MadePhoto<T>, 'content'> & { name: string; part: Part },
): Promise<T> {
  const whole = await context.files.read(objectName(upload.kind, name, ENDING));
  if (!whole) throw new Error(`The photograph ${name} is not in the store.`);
  const sharp = await loadSharp();
  const content = await sharp(whole)
    .extract({ left: part.x, top: part.y, width: part.width, height: part.height })
    .webp({ quality: 85, smartSubsample: true })
    .toBuffer();
  return storeMadePhoto(context, { ...upload, content });
}

async function storeMadePhoto<T>(
  context: Context,
  { kind, content, bind, ...upload }: MadePhoto<T>,
): Promise<T> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(content).metadata();
  return storeMade(context, {
    ...upload,
    kind,
    made: [{ ending: ENDING, content }],
    bind: (db, name) =>
      bind(db, { name, url: `/uploads/${kind.name}/${name}${ENDING}`, width, height }),
  });
}
