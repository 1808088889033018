import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers in their order: the ground, the components, and the places where one component adjusts another. */
export const layers = {
  base: globalLayer('hs-base'),
  component: globalLayer('hs-component'),
  composition: globalLayer('hs-composition'),
};
