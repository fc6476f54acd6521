import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { PreviewEntry } from '#contract/imports/schema.ts';
import { type UnitType, unitTypes } from '#contract/units/schema.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { Note } from '../kit/page/Note.tsx';
import css from './CorrectDialog.module.css';
import { CorrectPerson } from './CorrectPerson.tsx';
import { useCorrect } from './data.ts';

type Props = { id: number; entry: PreviewEntry; onClose: () => void };

function CorrectUnit({ id, entry, onClose }: Props) {
  const say = useText();
  const correct = useCorrect();
  const [type, setType] = useState<UnitType>(entry.type ?? 'flat');
  const save = async () => {
    await correct.run({ id, key: entry.key, type });
    onClose();
  };
  return (
    <FormStack close>
      <NativeSelect
        label={say('IMPORTS.FIELDS.type')}
        data={unitTypes.map((value) => ({ value, label: say(`UNITS.TYPES.${value}`) }))}
        value={type}
        onChange={(e) => setType(unitTypes.find((t) => t === e.currentTarget.value) ?? type)}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CANCEL')}
        </Button>
        <Button loading={correct.busy} onClick={() => void save().catch(() => undefined)}>
          {say('IMPORTS.CORRECT.SAVE')}
        </Button>
      </DialogButtons>
    </FormStack>
  );
}

/** Puts one doubtful entry right. */
export function CorrectDialog({ id, entry, onClose }: Props) {
  const say = useText();
  const isUnit = entry.noun === 'unit';
  const title = isUnit ? say('IMPORTS.CORRECT.TITLE_UNIT', { unit: entry.title }) : say('IMPORTS.CORRECT.TITLE');
  return (
    <Dialog opened onClose={onClose} title={title} wide={!isUnit}>
      {entry.doubts.length > 0 && (
        <div className={css.doubts}>
          <Note tone="warn">
            {entry.doubts.map((d) => (
              <div key={d}>{say(`IMPORTS.DOUBTS.${d}`)}</div>
            ))}
          </Note>
        </div>
      )}
      {isUnit ? (
        <CorrectUnit id={id} entry={entry} onClose={onClose} />
      ) : (
        <CorrectPerson id={id} entry={entry} onClose={onClose} />
      )}
    </Dialog>
  );
}
