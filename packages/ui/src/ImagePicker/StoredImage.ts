/** A picture that is already stored. */
export interface StoredImage {
  /** The id of the picture. */
  id: string;
  /** The address of the picture. */
  url: string;
  /** The text alternative. */
  alt: string;
}
