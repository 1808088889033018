export { ChangePassword, type ChangePasswordProps } from '../dialogs/ChangePassword.tsx';
