import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Class of every element that a component styles. It reverts the page's rules for such elements to the
 * browser's defaults, from which the components' own styles start.
 */
export const reset = style({});

const revert = (properties: readonly string[]) =>
  Object.fromEntries(properties.map((property) => [property, 'revert']));

// Above the page's rules, those with an id among them, and below those of components.
const lifted = `${reset}:not(#hs)`;

/** Properties that pages set on `*`, which includes drawings. */
const ofAll = [
  'outline',
  'position',
  'transition',
  'backfaceVisibility',
  'userSelect',
  'scrollBehavior',
  'flexShrink',
  'minWidth',
  'minHeight',
  'maxWidth',
  'maxHeight',
  'verticalAlign',
];

// React Aria gives some elements no class, such as a calendar's rows and the content of a pill.
const ours = `${lifted}, ${lifted}:is(thead, tbody) > tr, ${lifted}:is(thead, tbody) > tr > td, ${lifted} > [role=gridcell]:not([class])`;

globalStyle(ours, {
  boxSizing: 'border-box',
  ...revert([
    ...ofAll,
    'margin',
    'padding',
    'border',
    'borderRadius',
    'background',
    'boxShadow',
    'color',
    'font',
    'letterSpacing',
    'wordSpacing',
    'wordBreak',
    'textAlign',
    'textDecoration',
    'textIndent',
    'textShadow',
    'textTransform',
    'whiteSpace',
    'listStyle',
    'display',
    'float',
    'overflow',
    'cursor',
    'inset',
    'zIndex',
    'transform',
    'rotate',
    'filter',
  ]),
});

// Not for drawings, whose attributes would be reverted as well.
globalStyle(
  `${lifted}:is(a, button, dialog, fieldset, hr, input, label, legend, output, progress, select, table, textarea)`,
  revert(['width', 'height', 'appearance', 'resize', 'borderCollapse', 'borderSpacing', 'captionSide']),
);
globalStyle(`${lifted}:not(svg)`, revert(['opacity']));

// Icons, possibly the page's, keep the size and colour of their attributes. `revert` would revert attributes too;
// `revert-layer` reverts only unlayered rules, such as a page's `svg { width: 100px }`.
globalStyle(`${lifted} > svg`, revert([...ofAll, 'wordBreak', 'margin', 'padding']));
globalStyle(`${lifted} > svg[width][height]`, { width: 'revert-layer', height: 'revert-layer' });
// Our own drawings say it of their shapes.
globalStyle(`svg${lifted}`, { fill: 'revert-layer', stroke: 'revert-layer' });
globalStyle(`${lifted} > svg[fill]`, { fill: 'revert-layer' });
globalStyle(`${lifted} > svg[stroke]`, { stroke: 'revert-layer' });
globalStyle(`${lifted} > svg *, svg${lifted} *`, {
  fill: 'revert-layer',
  stroke: 'revert-layer',
  strokeWidth: 'revert-layer',
  transform: 'revert-layer',
});
