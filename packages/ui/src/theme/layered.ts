import { type StyleRule, style } from '@vanilla-extract/css';
import { reset } from './reset.css.ts';

type Rule = Omit<StyleRule, '@layer'>;
type Plain = Record<string, unknown>;

/**
 * Raises the specificity of our rules with ids that no element has, above the host page's rules for elements
 * and classes and above the reset. One more id raises compositions above components.
 */
const lifts = { component: '&:not(#hs#hs)', composition: '&:not(#hs#hs#hs)' } as const;

const queries = new Set(['@media', '@supports', '@container']);

/** Resets what a page may have set on `::before` and `::after` of every element. */
const bare = { boxSizing: 'border-box', margin: 0, padding: 0, border: 'none' };

const generatesContent = (selector: string, rule: Plain) =>
  /::(before|after)$/.test(selector) && 'content' in rule;

/** The same rule with all its selectors raised in specificity. */
function lifted(rule: Plain, self: string): StyleRule {
  const own: Plain = {};
  const selectors: Record<string, unknown> = {};
  const conditional: Plain = {};
  for (const [key, value] of Object.entries(rule)) {
    if (queries.has(key)) {
      const inside = Object.entries(value as Record<string, Plain>);
      conditional[key] = Object.fromEntries(inside.map(([query, nested]) => [query, lifted(nested, self)]));
    } else if (key === 'selectors') {
      for (const [selector, nested] of Object.entries(value as Record<string, Plain>))
        selectors[selector.replaceAll('&', self)] = generatesContent(selector, nested)
          ? { ...bare, ...nested }
          : nested;
    } else if (key.startsWith(':')) selectors[self + key] = value;
    else own[key] = value;
  }
  const plain = Object.keys(own).length > 0 ? { [self]: own } : {};
  return { selectors: { ...plain, ...selectors }, ...conditional } as StyleRule;
}

/** A style of a component, out of the reach of the host's page. */
export function componentStyle(rule: Rule, debugId?: string): string {
  return style([reset, lifted({ ...rule }, lifts.component)], debugId);
}

/** A style with which one component adjusts another. It overrides the component's own styles. */
export function compositionStyle(rule: Rule, debugId?: string): string {
  return style(lifted({ ...rule }, lifts.composition), debugId);
}

/** One style per variant of a component. */
export function componentVariants<Name extends string>(rules: Record<Name, Rule>): Record<Name, string> {
  return Object.fromEntries(
    Object.entries<Rule>(rules).map(([name, rule]) => [name, componentStyle(rule, name)]),
  ) as Record<Name, string>;
}

/** The selector of a class, lifted as composition is, for rules on elements that have no class of ours. */
export function compositionSelector(className: string): string {
  return lifts.composition.replace('&', `.${className}`);
}
