/** Why a picture was not taken. */
export interface UploadFailure {
  /** The server's code; `NETWORK` when it could not be reached. */
  code: string;
}

/**
 * Sends a picture of a user.
 * @param onProgress told how much has left, from 0 to 1
 * @returns its address, or why it was not taken
 */
export function sendPicture(
  userId: string,
  picture: Blob,
  onProgress: (share: number) => void,
): Promise<string | UploadFailure> {
  return new Promise((resolve) => {
    // fetch does not tell how much has left.
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(resultOf(request)));
    request.addEventListener('error', () => resolve({ code: 'NETWORK' }));
    request.open('PUT', `/api/users/${encodeURIComponent(userId)}/avatar`);
    request.setRequestHeader('Content-Type', picture.type);
    request.send(picture);
  });
}

function resultOf({ status, response }: XMLHttpRequest): string | UploadFailure {
  const result = response as { user?: { avatarUrl?: string | null }; code?: string } | null;
  const url = status === 200 ? result?.user?.avatarUrl : undefined;
  return url ?? { code: result?.code ?? 'INTERNAL' };
}
