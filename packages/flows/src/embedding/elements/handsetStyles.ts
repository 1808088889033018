/** The style sheets of the primitives and of this package as a text: the build of the bundle puts it in the place of this file. */
export const handsetStyles: string = '';
