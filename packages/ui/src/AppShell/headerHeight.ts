/** The height of the header and of the brand beside it. */
export const headerHeight = '60px';
