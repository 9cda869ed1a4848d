/** What the server answered to a file, whatever that was. */
export interface FileAnswer {
  /** Of HTTP; 0 when the server could not be reached. */
  status: number;
  /** The body, if it was JSON. */
  body: unknown;
}

/**
 * Sends a file.
 * @param path where to, by PUT
 * @param onProgress told how much has left, from 0 to 1
 * @param signal ends it, which is answered as by a server that could not be reached
 */
export function sendFile(
  path: string,
  file: Blob,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<FileAnswer> {
  return new Promise((resolve) => {
    // fetch does not tell how much has left.
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('loadend', () => {
      resolve({ status: request.status, body: request.response });
    });
    signal?.addEventListener('abort', () => request.abort());
    request.open('PUT', path);
    request.setRequestHeader('Content-Type', file.type);
    request.send(file);
  });
}
