import { useBlocker } from '@tanstack/react-router';
import { useText } from '../base/texts.tsx';
import { confirm } from './confirm.tsx';

/** Asks before somebody leaves with something unsaved: by a link, by the back button, by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const say = useText();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const tab = (at: { search: unknown }) => (at.search as { tab?: string }).tab;
      const stays = current.pathname === next.pathname && tab(current) === tab(next);
      if (!isDirty() || stays) return false;
      const leave = await confirm({
        title: say('FORM.LEAVE_TITLE'),
        text: say('FORM.LEAVE_TEXT'),
        yes: say('FORM.LEAVE_YES'),
        no: say('FORM.LEAVE_NO'),
        danger: true,
      });
      return !leave;
    },
    enableBeforeUnload: isDirty,
  });
  return null;
}
