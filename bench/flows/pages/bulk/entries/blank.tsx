import { mountLot } from '../Lot.tsx';

export function mount(host: HTMLElement, { count }: { count: number }): void {
  mountLot(host, count, false);
}
