export { EditEntity, type EditEntityProps } from '../money/EditEntity/EditEntity.tsx';
export type { EditEntityDraft, EditedParty } from '../money/EditEntity/editedParty.ts';
