/** An uploaded picture: checked, re-encoded and stored. A row references it once it is attached. */
export interface StoredPicture {
  id: string;
  storageKey: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
}

/** The pictures of a request by field. A field without any is absent. */
export type UploadedPictures = Record<string, StoredPicture[]>;
