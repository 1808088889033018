import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Class of every element that a component styles. What the page says of such elements goes back to what the browser says, and the
 * components' own styles begin from there.
 */
export const reset = style({});

const revert = (properties: readonly string[]) =>
  Object.fromEntries(properties.map((property) => [property, 'revert']));

// Above the page's rules, those with an id among them, and below those of components.
const lifted = `${reset}:not(#hs)`;

globalStyle(lifted, {
  boxSizing: 'border-box',
  ...revert([
    'margin',
    'padding',
    'border',
    'borderRadius',
    'background',
    'boxShadow',
    'outline',
    'color',
    'font',
    'letterSpacing',
    'wordSpacing',
    'textAlign',
    'textDecoration',
    'textIndent',
    'textShadow',
    'textTransform',
    'whiteSpace',
    'listStyle',
    'display',
    'float',
    'verticalAlign',
    'minWidth',
    'minHeight',
    'maxWidth',
    'maxHeight',
    'overflow',
    'cursor',
  ]),
});

// Not for drawings: there these are said by attributes, which would go as well.
globalStyle(
  `${lifted}:is(a, button, dialog, fieldset, hr, input, label, legend, output, progress, select, table, textarea)`,
  revert([
    'width',
    'height',
    'opacity',
    'appearance',
    'resize',
    'borderCollapse',
    'borderSpacing',
    'captionSide',
  ]),
);

// Icons, which may be the page's: kept as their attributes say, and as tall as they are.
globalStyle(`${lifted} > svg`, revert(['verticalAlign', 'maxWidth']));
globalStyle(`${lifted} > svg[fill='none']`, { fill: 'none' });
