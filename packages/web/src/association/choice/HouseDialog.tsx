import { useMe } from '../../base/me.tsx';
import { useOpened } from '../../base/parts.ts';
import type { Chosen } from '../../base/session.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { HouseChoice } from './HouseChoice.tsx';

type Props = { opened: boolean; onClose: () => void; onChosen: (house: Chosen) => void };

/** The switcher behind the header's plate. */
export function HouseDialog({ opened, onClose, onChosen }: Props) {
  const say = useText();
  const { isProductAdmin } = useMe();
  return (
    <Dialog opened={useOpened(opened)} onClose={onClose} title={say('PICKER.SWITCH')} wide full>
      <HouseChoice everywhere={isProductAdmin} single onChosen={onChosen} />
    </Dialog>
  );
}
