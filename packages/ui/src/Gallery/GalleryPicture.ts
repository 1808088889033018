/** A picture of a gallery. */
export interface GalleryPicture {
  /** Unique within the gallery. */
  id: string;
  /** The address of the whole picture. */
  src: string;
  /** The address of a small one for the grid. @default src */
  thumbnail?: string | undefined;
  /** The text alternative. */
  alt: string;
  /** A sentence under the whole picture. */
  caption?: string | undefined;
}
