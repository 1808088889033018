/** A picture that is already stored. */
export interface StoredImage {
  /** What identifies it. */
  id: string;
  /** Where it is. */
  url: string;
  /** What it shows. */
  alt: string;
}
