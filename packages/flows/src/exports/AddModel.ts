export { AddModel, type AddModelDraft, type AddModelProps } from '../AddModel/AddModel.tsx';
