import { Suspense, useState } from 'react';
import { nearPart } from '../../base/parts.ts';
import { UserButton } from './UserButton.tsx';

// The menu brings the library's floating windows, which the first screen needs for nothing else.
const [UserMenuOpen, nearUser] = nearPart(async () => (await import('./UserMenuOpen.tsx')).UserMenuOpen);

/** Who is signed in, and what belongs to them alone. */
export function UserMenu() {
  const [asked, setAsked] = useState(false);
  const closed = <UserButton aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} {...nearUser} />;
  return asked ? (
    <Suspense fallback={closed}>
      <UserMenuOpen />
    </Suspense>
  ) : (
    closed
  );
}
