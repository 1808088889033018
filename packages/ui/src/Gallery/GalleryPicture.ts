/** A picture of a gallery. */
export interface GalleryPicture {
  /** What the picture is known by. */
  id: string;
  /** The address of the whole picture. */
  src: string;
  /** The address of a small one for the grid. @default src */
  thumbnail?: string | undefined;
  /** What is seen in it, for those who cannot. */
  alt: string;
  /** A sentence under the whole picture. */
  caption?: string | undefined;
}
