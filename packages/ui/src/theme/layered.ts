import { type ComplexStyleRule, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayeredRule = Omit<StyleRule, '@layer'>;

function inLayer(layer: string, rule: LayeredRule): ComplexStyleRule {
  return { '@layer': { [layer]: rule } };
}

/** A style of a component, in the component layer; border-box, since the host's page is not reset. */
export function componentStyle(rule: LayeredRule, debugId?: string): string {
  return style(inLayer(layers.component, { boxSizing: 'border-box', ...rule }), debugId);
}

/** A style with which one component adjusts another one: it wins over the component's own. */
export function compositionStyle(rule: LayeredRule, debugId?: string): string {
  return style(inLayer(layers.composition, rule), debugId);
}

/** One style per variant, in the component layer. */
export function componentVariants<Name extends string>(
  rules: Record<Name, LayeredRule>,
): Record<Name, string> {
  return Object.fromEntries(
    Object.entries<LayeredRule>(rules).map(([name, rule]) => [name, componentStyle(rule, name)]),
  ) as Record<Name, string>;
}
