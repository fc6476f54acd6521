import { useText } from '../base/texts.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';

/** Asks before a draft is thrown away. */
export function useAskDiscard(): () => Promise<boolean> {
  const say = useText();
  return () =>
    confirm({
      title: say('IMPORTS.PREVIEW.DISCARD_TITLE'),
      text: say('IMPORTS.PREVIEW.DISCARD_TEXT'),
      yes: say('IMPORTS.PREVIEW.DISCARD'),
      no: say('IMPORTS.PREVIEW.KEEP'),
      danger: true,
    });
}
