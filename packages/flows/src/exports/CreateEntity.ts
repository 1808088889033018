export { CreateEntity, type CreateEntityProps } from '../dialogs/CreateEntity.tsx';
