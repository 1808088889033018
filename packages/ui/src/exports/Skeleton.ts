export { Skeleton, type SkeletonProps } from '../Skeleton/Skeleton.tsx';
