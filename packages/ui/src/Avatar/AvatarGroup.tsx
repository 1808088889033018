import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Avatar.css.ts';
import { Avatar, type AvatarSize } from './Avatar.tsx';

/** Props of AvatarGroup. */
export interface AvatarGroupProps {
  /** Name of the group for screen readers. */
  label: string;
  /** People in the group. */
  people: readonly { name: string; src?: string | undefined }[];
  /** Avatars shown before the rest becomes a number. @default 4 */
  max?: number | undefined;
  /** Size of each avatar. @default 'medium' */
  size?: AvatarSize | undefined;
}

/** Overlapping avatars. Those beyond the maximum become a number at the end. */
export function AvatarGroup({ label, people, max = 4, size = 'medium' }: AvatarGroupProps) {
  const { messages } = useUI();
  const isCount = Number.isInteger(max) && max > 0;
  if (people.length === 0) return null;
  const limit = isCount ? max : 4;
  // A number for one person would take the place of that person.
  const shown = people.length <= limit + 1 ? people : people.slice(0, limit);
  const rest = people.length - shown.length;
  return (
    <ul aria-label={label} className={styles.group}>
      {shown.map(({ name, src }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
        <li key={position} className={styles.member}>
          <Avatar name={name} src={src} size={size} />
        </li>
      ))}
      {rest > 0 ? (
        <li className={styles.member}>
          <span className={classNames(styles.avatar, styles.sizes[size], styles.shapes.circle)}>
            <span className={styles.rest} aria-hidden>
              +{rest}
            </span>
            <VisuallyHidden>{messages.moreOfThem(rest)}</VisuallyHidden>
          </span>
        </li>
      ) : null}
    </ul>
  );
}
