import { CameraButton, type ScanResult } from '@handset/flows/form';
import type { ListState } from './useList.ts';

/** Searches a list by an IMEI that the camera reads. */
export function ListCamera({ list }: { list: ListState<string> }) {
  const find = (imei: string): ScanResult => {
    list.set({ q: imei });
    return 'taken';
  };
  return <CameraButton onScan={find} />;
}
