export { Avatar, type AvatarProps, type AvatarSize } from '../Avatar/Avatar.tsx';
export { AvatarGroup, type AvatarGroupProps } from '../Avatar/AvatarGroup.tsx';
