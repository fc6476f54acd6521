import { Button } from '@mantine/core';
import type { Erasure } from '#contract/members/schema-care.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './care.module.css';
import { useErase, useErasure } from './data.ts';

type Props = { id: number; name: string; onClose: () => void; onGone: () => void };

function Lists({ preview }: { preview: Erasure }) {
  const say = useText();
  return (
    <>
      <section>
        <h3 className={css.head}>{say('CARE.ERASE.GOES')}</h3>
        <ul className={css.list}>
          {preview.goes.map(({ what, count }) => (
            <li key={what}>{say(`CARE.ERASE.WHAT.${what}`, { count })}</li>
          ))}
        </ul>
      </section>
      {preview.stays.length > 0 && (
        <section>
          <h3 className={css.head}>{say('CARE.ERASE.STAYS')}</h3>
          <ul className={css.list}>
            {preview.stays.map(({ what, count }) => (
              <li key={what}>{say(`CARE.ERASE.WHY.${what}`, { count })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Deletes a person for ever, after showing what goes and what has to stay. */
export function EraseDialog({ id, name, onClose, onGone }: Props) {
  const say = useText();
  const of = useErasure(id);
  const erase = useErase();
  const blocked = of.data?.blocked;
  const run = () =>
    void erase.run({ id }).then(
      () => onGone(),
      () => undefined,
    );
  return (
    <Dialog opened onClose={onClose} title={say('CARE.ERASE.TITLE', { name })} wide>
      <div className={css.body}>
        <Loaded of={of}>
          {(preview) =>
            preview.blocked ? (
              <Note tone="warn">{say(`MEMBERS.ERRORS.${preview.blocked}`, { name })}</Note>
            ) : (
              <>
                <p className={css.lead}>{say('CARE.ERASE.LEAD')}</p>
                <Lists preview={preview} />
              </>
            )
          }
        </Loaded>
        {erase.refused && (
          <Note tone="bad" live>
            {say(erase.refused.key, erase.refused.params)}
          </Note>
        )}
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        {of.data && !blocked && (
          <Button color="cihla" loading={erase.busy} onClick={run}>
            {say('CARE.ERASE.YES')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
