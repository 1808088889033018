/** A picture that a request brought: checked, re-encoded and stored; a row points to it once it is attached. */
export interface StoredPicture {
  id: string;
  storageKey: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
}

/** The pictures of a request by their field; a field without any is absent. */
export type UploadedPictures = Record<string, StoredPicture[]>;
