import { useActionInAddress } from '../../kit/links/useActionInAddress.ts';

const finds = ['all', 'keys', 'camera'] as const;

/** The open search dialog, if any: the search box, the list of shortcuts, or the camera that scans. */
export const useFind = () => useActionInAddress(finds, 'find');
