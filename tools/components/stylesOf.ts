import { componentFile } from './componentFile.ts';

/** Sources of an element's styles: the element and its pseudo-elements. */
const parts = ['', '::before', '::after', '::placeholder'] as const;

/** Properties that repeat others or follow from them. */
const repeated = /^-webkit-|-(inline|block)-|-(inline|block)$|^(inline|block)-size|-color$|-origin$/;

/** Properties of position and size, which also depend on the surroundings and the content. */
const ofPlace = /^(width|height|top|right|bottom|left|grid-template-(rows|columns))$/;

/** Visible properties of shapes and text in a drawing. */
const ofShapes = /^(display|fill|font|opacity|stroke|text-anchor|visibility)/;

/** Properties of a drawing that only affect its shapes and text. */
const forShapes = /^(fill|stroke)/;

/** React Aria's own around its overlays: out of our reach, and nothing that can be seen. */
export const aroundOverlays = '[data-testid="underlay"], [data-overlay-container]';

const properties = [
  ...Array.from(getComputedStyle(document.documentElement)).filter((name) => !repeated.test(name)),
  ...['background-color', 'border-top-color', 'border-inline-start-color', 'outline-color'],
];

/** The computed styles of a part of an element. */
interface PartStyle {
  name: string;
  values: readonly (readonly [property: string, value: string])[];
}

/** The visible elements, without those of one pixel that are only for screen readers. */
export function seen(elements: readonly Element[]): Element[] {
  return elements.filter((element) => {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (isTiny(around)) return false;
    return element.checkVisibility() && !element.matches(aroundOverlays);
  });
}

/** The computed styles of all parts of the elements. */
export function stylesOf(elements: readonly Element[]): PartStyle[] {
  return elements.flatMap((element) =>
    parts.flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (!isThere(element, part, style)) return [];
      return {
        name: nameOf(element) + part,
        values: propertiesOf(element).map((name) => [name, style.getPropertyValue(name)] as const),
      };
    }),
  );
}

/**
 * Lists the differences, one line per part of an element. Position counts only where nothing else differs.
 */
export function differences(before: readonly PartStyle[], after: readonly PartStyle[]): string[] {
  const changes = before.map(({ name, values }, at) => ({
    name,
    changed: values
      .map(([property, value], index) => ({ property, value, now: after[at]?.values[index]?.[1] }))
      .filter(({ value, now }) => value !== now),
  }));
  const causes = changes.map(({ name, changed }) => ({
    name,
    changed: changed.filter(({ property }) => !ofPlace.test(property)),
  }));
  const lines = (causes.some(({ changed }) => changed.length > 0) ? causes : changes)
    .filter(({ changed }) => changed.length > 0)
    .map(
      ({ name, changed }) =>
        `${name} { ${changed.map(({ property, value, now }) => `${property}: ${value} → ${now}`).join('; ')} }`,
    );
  return [...new Set(lines)];
}

function isThere(element: Element, part: (typeof parts)[number], { content }: CSSStyleDeclaration): boolean {
  if (part === '::placeholder') return 'placeholder' in element && element.placeholder !== '';
  return part === '' || content !== 'none';
}

function propertiesOf(element: Element): string[] {
  if (!(element instanceof SVGElement)) return properties;
  if (element.localName === 'svg') return properties.filter((name) => !forShapes.test(name));
  const isFilled = /^(circle|ellipse|path|polygon|polyline|rect|text|tspan)$/.test(element.localName);
  return properties.filter((name) => ofShapes.test(name) && (isFilled || !forShapes.test(name)));
}

function nameOf(element: Element): string {
  const name = element.getAttribute('class');
  return name ? `${element.localName}.${name}` : `${element.localName} of ${componentFile(element)}`;
}

function isTiny(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    element !== document.body &&
    (width <= 1 || height <= 1) &&
    getComputedStyle(element).overflow !== 'visible'
  );
}
