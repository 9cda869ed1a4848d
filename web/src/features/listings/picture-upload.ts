import type { PictureContent } from '#domain/studios/studio-content.ts';

/** Why a photograph was not taken. */
export interface UploadFailure {
  /** In the server's words; undefined when it could not be reached. */
  message: string | undefined;
}

type Uploaded = Omit<PictureContent, 'alt'>;

/**
 * Sends a photograph for a listing.
 * @param onProgress told how much has left, from 0 to 1
 * @returns what the server has made of it, or why it was not taken
 */
export function sendPhoto(
  listingId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<Uploaded | UploadFailure> {
  return new Promise((resolve) => {
    // fetch does not tell how much has left.
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(resultOf(request)));
    request.addEventListener('error', () => resolve({ message: undefined }));
    request.open('PUT', `/api/listings/${encodeURIComponent(listingId)}/pictures`);
    request.setRequestHeader('Content-Type', file.type);
    request.send(file);
  });
}

interface Result {
  picture?: Uploaded;
  message?: string;
  fields?: { picture?: string };
}

function resultOf({ status, response }: XMLHttpRequest): Uploaded | UploadFailure {
  const result = response as Result | null;
  if (status === 200 && result?.picture) return result.picture;
  return { message: result?.fields?.picture ?? result?.message };
}
