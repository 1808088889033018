declare const HANDSET_STYLES: string | undefined;

/** The style sheets that the elements put into their page; empty where a bundler brings them. */
export const handsetStyles: string = typeof HANDSET_STYLES === 'undefined' ? '' : HANDSET_STYLES;
