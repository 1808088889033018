export { AddModel, type AddModelDraft, type AddModelProps } from '../stock/AddModel/AddModel.tsx';
