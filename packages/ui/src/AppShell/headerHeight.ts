/** The height of the bar along the top, and of the brand beside it. */
export const headerHeight = '60px';
