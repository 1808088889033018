export { CreateEntity, type CreateEntityProps } from '../money/CreateEntity/CreateEntity.tsx';
