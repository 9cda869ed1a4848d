import { sendFile } from '#web/lib/send-file.ts';

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
export async function sendPicture(
  userId: string,
  picture: Blob,
  onProgress: (share: number) => void,
): Promise<string | UploadFailure> {
  const path = `/api/users/${encodeURIComponent(userId)}/avatar`;
  const { status, body } = await sendFile(path, picture, onProgress);
  if (status === 0) return { code: 'NETWORK' };
  const result = body as { user?: { avatarUrl?: string | null }; code?: string } | null;
  const url = status === 200 ? result?.user?.avatarUrl : undefined;
  return url ?? { code: result?.code ?? 'INTERNAL' };
}
