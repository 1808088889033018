import { type StyleRule, style } from '@vanilla-extract/css';
import { reset } from './reset.css.ts';

type Rule = Omit<StyleRule, '@layer'>;
type Plain = Record<string, unknown>;

/**
 * Where a rule stands: ids that no element has lift it above whatever the host's page says of elements and classes, and above
 * the reset; one more lifts composition above components.
 */
const lifts = { component: '&:not(#hs#hs)', composition: '&:not(#hs#hs#hs)' } as const;

const queries = new Set(['@media', '@supports', '@container']);

/** What the page may have said of all that stands before and after elements. */
const bare = { boxSizing: 'border-box', margin: 0, padding: 0, border: 'none' };

const generatesContent = (selector: string, rule: Plain) =>
  /::(before|after)$/.test(selector) && 'content' in rule;

/** The same rule with every selector of it lifted. */
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

/** A style with which one component adjusts another one: it wins over the component's own. */
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
