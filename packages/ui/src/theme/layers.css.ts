import { globalLayer } from '@vanilla-extract/css';

/** The layer that a host page can override: the variables of the theme. */
export const layers = { base: globalLayer('hs-base') };
