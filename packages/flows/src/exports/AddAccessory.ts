export {
  AddAccessory,
  type AddAccessoryDraft,
  type AddAccessoryProps,
} from '../stock/AddAccessory/AddAccessory.tsx';
