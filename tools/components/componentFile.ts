/** The part of React's development data of an element that we read. */
interface Fiber {
  return: Fiber | null;
  _debugStack?: { stack?: string } | null;
}

/**
 * The component's file in which an element was rendered. Undefined if a story or the page around it rendered
 * it.
 */
export function componentFile(element: Element): string | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  let fiber = key ? (element as unknown as Record<string, Fiber>)[key] : undefined;
  for (; fiber; fiber = fiber.return ?? undefined) {
    const [file] = fiber._debugStack?.stack?.match(/\/(?:packages|tools|\.storybook)\/[^?:\s]+/) ?? [];
    if (!file) continue;
    return /^\/packages\/(ui|flows)\/src\//.test(file) && !/\.(stories|fixtures)\.tsx$/.test(file)
      ? file
      : undefined;
  }
  return undefined;
}
