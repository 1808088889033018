export { EditEntity, type EditEntityProps } from '../EditEntity/EditEntity.tsx';
export type { EditEntityDraft, EditedParty } from '../EditEntity/editedParty.ts';
