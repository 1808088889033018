import axe from 'axe-core';
import type { Accessibility } from './showMatrix.tsx';

/** Violations of the accessibility rules on the page, one line per element. */
export async function checkAccessibility({ config, options }: Accessibility): Promise<string[]> {
  axe.reset();
  axe.configure({
    rules: [
      // A matrix is not a page, so it has no landmarks.
      { id: 'region', enabled: false },
      // WCAG 2.2 asks for 24 pixels.
      { id: 'target-size', enabled: true },
      ...(config?.rules ?? []),
    ],
  });
  const { violations } = await axe.run(
    { include: [['body']], exclude: [['[data-live-announcer]']] },
    { resultTypes: ['violations'], ...options },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id} (${help}) at ${target.join(' ')}: ${why}`;
    }),
  );
}
