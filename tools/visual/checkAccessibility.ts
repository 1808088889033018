import axe from 'axe-core';
import type { Accessibility } from './showMatrix.tsx';

/** What breaks the accessibility rules on the page, one line for each element. */
export async function checkAccessibility({ config, options }: Accessibility): Promise<string[]> {
  axe.reset();
  axe.configure({
    rules: [
      // A matrix is no page: it has no landmarks of its own.
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
