import { Button } from '@mantine/core';
import { typo } from '#contract/base/words/typo.ts';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import { useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Skeleton } from '../kit/card/Skeleton.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import css from './Insolvency.module.css';

/** Who opened the page, and when. */
export function LooksDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const { moment } = useShown();
  return (
    <Dialog opened onClose={onClose} title={say('INSOLVENCY.PRIVACY.LOOKS')}>
      <Loaded of={useReading(insolvency.looks, {})} shape={<Skeleton rows={3} />}>
        {({ looks }) =>
          looks.length === 0 ? (
            <p>{say('INSOLVENCY.PRIVACY.LOOKS_NONE')}</p>
          ) : (
            <ul className={css.looks}>
              {looks.map(({ id, at, name }) => (
                <li key={id}>
                  {moment(at)}, {typo(name)}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CLOSE')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
