import { duplicatesOf } from '../development/duplicatesOf.ts';
import type { SideMenuGroup, SideMenuItem } from './menuPath.ts';

/** What the developer is to be told of the entries, if anything. */
export function menuWarning(groups: readonly SideMenuGroup[]): string | null {
  const top = groups.flatMap(({ items }) => items);
  const [twice] = duplicatesOf(top.flatMap(withAllBelow));
  if (twice !== undefined)
    return `SideMenu: \`groups\` has the id '${twice}' more than once, so these entries open and close together. Give each an id of its own.`;
  const nested = top.flatMap(({ children = [] }) => children.flatMap(withAllBelow));
  const wrong = nested.find(({ type, children }) => children && type !== 'sub');
  if (wrong)
    return `SideMenu: \`groups\` has the menu '${wrong.id}' inside another one, so opening it closes what is around it. Give it the type 'sub'.`;
  return null;
}

function withAllBelow(item: SideMenuItem): readonly SideMenuItem[] {
  return [item, ...(item.children?.flatMap(withAllBelow) ?? [])];
}
