import { globalLayer } from '@vanilla-extract/css';

/** The layer of what a host's page may set for itself: the variables of the theme. */
export const layers = { base: globalLayer('hs-base') };
