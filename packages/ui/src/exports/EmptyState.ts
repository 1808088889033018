export { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
