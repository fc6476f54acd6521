import { useBlocker } from '@tanstack/react-router';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';

/** Asks before somebody walks away from answers that were not sent; a reload keeps them, so it is not asked about. */
export function BallotGuard({ touched }: { touched: boolean }) {
  const say = useText();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!touched || current.pathname === next.pathname) return false;
      const leave = await confirm({
        title: say('VOTE_DETAIL.LEAVE.TITLE'),
        text: say('VOTE_DETAIL.LEAVE.TEXT'),
        yes: say('VOTE_DETAIL.LEAVE.YES'),
        no: say('VOTE_DETAIL.LEAVE.NO'),
      });
      return !leave;
    },
    enableBeforeUnload: false,
  });
  return null;
}
