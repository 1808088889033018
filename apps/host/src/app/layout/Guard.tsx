import { AppLayout } from './AppLayout.tsx';
import { SignedIn } from './SignedIn.tsx';

/** The layout, for signed-in users alone. */
export function Guard() {
  return (
    <SignedIn>
      <AppLayout />
    </SignedIn>
  );
}
