import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { variants } from '../Button/Button.css.ts';
import { componentStyle, componentVariants, compositionSelector } from '../theme/layered.ts';
import { phone } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const group = componentStyle({ display: 'inline-flex', maxInlineSize: '100%' });

export const fullWidth = componentStyle({ display: 'flex', inlineSize: '100%' });

const upright = { flexDirection: 'column', alignItems: 'stretch' } as const;

export const orientations = componentVariants({
  horizontal: { flexDirection: 'row' },
  vertical: upright,
  verticalOnPhone: { '@media': { [phone]: upright } },
});

type Rule = GlobalStyleRule;

/**
 * Styles the buttons of a group, whether direct children or inside a tooltip, which has no box of its own.
 */
function styleButtons(groupClass: string, position: string, rule: Rule, button = ':is(button, a)'): void {
  globalStyle(
    `${compositionSelector(groupClass)} > ${button}${position}, ${compositionSelector(groupClass)} > ${position || '*'} > ${button}`,
    rule,
  );
}

const beside = {
  notFirst: { borderStartStartRadius: 0, borderEndStartRadius: 0, marginInlineStart: '-1px' },
  notLast: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
};
const above = {
  notFirst: { borderStartStartRadius: 0, borderStartEndRadius: 0, marginBlockStart: '-1px' },
  notLast: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
};
const desk = '(min-width: 768px)';
const onlyIn = (media: string, rule: Rule): Rule => ({ '@media': { [media]: rule } });

for (const [place, position] of [
  ['notFirst', ':not(:first-child)'],
  ['notLast', ':not(:last-child)'],
] as const) {
  styleButtons(orientations.horizontal, position, beside[place]);
  styleButtons(orientations.vertical, position, above[place]);
  styleButtons(orientations.verticalOnPhone, position, onlyIn(desk, beside[place]));
  styleButtons(orientations.verticalOnPhone, position, onlyIn(phone, above[place]));
}

// Square buttons grow with the text beside them, in every script.
styleButtons(orientations.horizontal, '', { blockSize: 'auto' });
styleButtons(orientations.verticalOnPhone, '', onlyIn(desk, { blockSize: 'auto' }));

// A hovered or focused button shows its whole outline above its neighbours'.
for (const state of [':hover:not([data-disabled])', ':focus-visible']) {
  styleButtons(group, '', { zIndex: 1 }, `:is(button, a)${state}`);
}

// Filled buttons have no outline to be told apart by: a seam between them does it.
const filled = {
  [variants.primary]: `color-mix(in srgb, ${vars.color.onAccent} 40%, transparent)`,
  [variants.critical]: `color-mix(in srgb, ${vars.color.onCritical} 40%, transparent)`,
};
for (const [variant, seam] of Object.entries(filled)) {
  const button = `.${variant}:not([data-disabled])`;
  const notFirst = ':not(:first-child)';
  styleButtons(orientations.horizontal, notFirst, { borderInlineStartColor: seam }, button);
  styleButtons(orientations.vertical, notFirst, { borderBlockStartColor: seam }, button);
  styleButtons(
    orientations.verticalOnPhone,
    notFirst,
    onlyIn(desk, { borderInlineStartColor: seam }),
    button,
  );
  styleButtons(
    orientations.verticalOnPhone,
    notFirst,
    onlyIn(phone, { borderBlockStartColor: seam }),
    button,
  );
}

// Buttons that only open a menu keep their width.
styleButtons(fullWidth, '', { flex: '1 1 0' }, ':is(button, a):not([aria-haspopup])');
