import { useBlocker } from '@tanstack/react-router';
import { useText } from '../../base/texts.tsx';
import { choose, confirm } from '../dialog/confirm.tsx';

/** The closed dialog gives the focus back first; a field that is wrong takes it after that. */
const focusIsBack = 60;

type Props = {
  isDirty: () => boolean;
  /** Saves what is typed as a draft: whether it is stored. Who may do that is offered it before the loss. */
  keep?: (() => Promise<boolean>) | undefined;
};
/** Asks before somebody leaves with something unsaved: by a link, by the back button, by closing the tab. */
export function LeaveGuard({ isDirty, keep }: Props) {
  const say = useText();
  const leaves = async (): Promise<boolean> => {
    const no = say('FORM.LEAVE_NO');
    if (!keep)
      return confirm({
        title: say('FORM.LEAVE_TITLE'),
        text: say('FORM.LEAVE_TEXT'),
        yes: say('FORM.LEAVE_YES'),
        no,
        danger: true,
      });
    const reply = await choose({
      title: say('FORM.DRAFT_TITLE'),
      text: say('FORM.DRAFT_TEXT'),
      instead: say('FORM.DRAFT_SAVE'),
      yes: say('FORM.DRAFT_DISCARD'),
      no,
    });
    if (reply !== 'instead') return reply === 'yes';
    await new Promise((resolve) => setTimeout(resolve, focusIsBack));
    return keep();
  };
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const tab = (at: { search: unknown }) => (at.search as { tab?: string }).tab;
      const stays = current.pathname === next.pathname && tab(current) === tab(next);
      return isDirty() && !stays && !(await leaves());
    },
    enableBeforeUnload: isDirty,
  });
  return null;
}
