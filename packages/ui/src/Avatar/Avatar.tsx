import { UserRound } from 'lucide-react';
import { usePictureState } from '../picture/usePictureState.ts';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';

/** Avatar sizes: 24, 36 or 56 pixels. */
export type AvatarSize = 'small' | 'medium' | 'large';

/** Props of Avatar. */
export interface AvatarProps {
  /** Name of the person or thing. Read out, and shortened to initials without a picture. */
  name: string;
  /** The picture; while it loads, and where it fails, the initials are shown. */
  src?: string | undefined;
  /** Size of the avatar. @default 'medium' */
  size?: AvatarSize | undefined;
  /** Round for people, square for businesses and things. @default 'circle' */
  shape?: 'circle' | 'square' | undefined;
  /** Whether screen readers skip it because the name is next to it. @default false */
  isDecorative?: boolean | undefined;
}

/** A small picture of a person or a business, or the initials. */
export function Avatar({ name, src, size = 'medium', shape = 'circle', isDecorative = false }: AvatarProps) {
  const initials = initialsOf(name ?? '');
  return (
    <span
      className={classNames(styles.avatar, styles.sizes[size], styles.shapes[shape])}
      {...(isDecorative || !name?.trim()
        ? { 'aria-hidden': true }
        : { role: 'img' as const, 'aria-label': name })}
    >
      {initials ? (
        <span className={classNames(styles.initials, joined.test(initials) && styles.nastaliq)} aria-hidden>
          {initials}
        </span>
      ) : (
        <UserRound size="60%" strokeWidth={1.75} aria-hidden />
      )}
      {src ? <Picture key={src} src={src} /> : null}
    </span>
  );
}

const joined = /\p{Script=Arabic}/u;

/** Covers the initials once it is loaded. If it fails, they stay visible. */
function Picture({ src }: { src: string }) {
  const { state, pictureProps } = usePictureState();
  if (state === 'failed') return null;
  return (
    <img
      {...pictureProps}
      src={src}
      alt=""
      draggable={false}
      className={styles.picture}
      data-shown={state === 'shown' || undefined}
    />
  );
}
