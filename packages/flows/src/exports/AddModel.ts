export { AddModel, type AddModelProps } from '../dialogs/AddModel.tsx';
