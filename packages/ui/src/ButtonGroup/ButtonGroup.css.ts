import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { variants } from '../Button/Button.css.ts';
import { componentStyle, compositionSelector } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const group = componentStyle({ display: 'inline-flex', maxInlineSize: '100%' });

/**
 * Styles the buttons of a group, whether direct children or inside a tooltip, which has no box of its own.
 */
function styleButtons(position: string, rule: GlobalStyleRule, button = ':is(button, a)'): void {
  globalStyle(
    `${compositionSelector(group)} > ${button}${position}, ${compositionSelector(group)} > ${position || '*'} > ${button}`,
    rule,
  );
}

const notFirst = ':not(:first-child)';
styleButtons(notFirst, {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  marginInlineStart: '-1px',
});
styleButtons(':not(:last-child)', { borderStartEndRadius: 0, borderEndEndRadius: 0 });

// Square buttons grow with the text beside them, in every script.
styleButtons('', { blockSize: 'auto' });

// A hovered or focused button shows its whole outline above its neighbours'.
for (const state of [':hover:not([data-disabled])', ':focus-visible']) {
  styleButtons('', { zIndex: 1 }, `:is(button, a)${state}`);
}

// Filled buttons have no outline to be told apart by: a seam between them does it.
const filled = {
  [variants.primary]: `color-mix(in srgb, ${vars.color.onAccent} 40%, transparent)`,
  [variants.critical]: `color-mix(in srgb, ${vars.color.onCritical} 40%, transparent)`,
};
for (const [variant, seam] of Object.entries(filled))
  styleButtons(notFirst, { borderInlineStartColor: seam }, `.${variant}:not([data-disabled])`);
