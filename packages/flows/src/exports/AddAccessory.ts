export { AddAccessory, type AddAccessoryProps } from '../dialogs/AddAccessory.tsx';
