export { CreateEntity, type CreateEntityProps } from '../CreateEntity/CreateEntity.tsx';
