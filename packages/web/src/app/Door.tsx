import { lazy } from 'react';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { SignedOut } from '../session/outside/SignedOut.tsx';

const WorkScreen = lazy(async () => ({ default: (await import('../handovers/work/WorkScreen.tsx')).WorkScreen }));
const OrderScreen = lazy(async () => ({ default: (await import('../orders/door/OrderScreen.tsx')).OrderScreen }));
const BoardScreen = lazy(async () => ({
  default: (await import('../projector/board/BoardScreen.tsx')).BoardScreen,
}));

/** The signed-out tree with what other nouns have in it; `warmUp` fetches the signed-in one. */
export const Door = ({ warmUp }: { warmUp: () => Promise<unknown> }) => (
  <SignedOut
    warmUp={warmUp}
    otherWay={<PasskeySignIn />}
    works={(token) => <WorkScreen token={token} />}
    boards={(token) => <BoardScreen token={token} />}
    orders={(token) => <OrderScreen token={token} />}
  />
);
