import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';

/** Asks before a list of contacts is thrown away. */
export function useAskLeave(): () => Promise<boolean> {
  const say = useText();
  return () =>
    confirm({
      title: say('CONTACT_IMPORT.PREVIEW.DISCARD_TITLE'),
      text: say('CONTACT_IMPORT.PREVIEW.DISCARD_TEXT'),
      yes: say('CONTACT_IMPORT.PREVIEW.DISCARD'),
      no: say('IMPORTS.PREVIEW.KEEP'),
      danger: true,
    });
}
