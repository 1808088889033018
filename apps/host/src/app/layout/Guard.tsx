import { AppLayout } from './AppLayout.tsx';
import { SignedIn } from './SignedIn.tsx';

/** Layout for signed-in users only. */
export function Guard() {
  return (
    <SignedIn>
      <AppLayout />
    </SignedIn>
  );
}
