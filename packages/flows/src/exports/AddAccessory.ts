export {
  AddAccessory,
  type AddAccessoryDraft,
  type AddAccessoryProps,
} from '../AddAccessory/AddAccessory.tsx';
