import { Button, NumberInput, Progress } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { houseStorage } from '#contract/association/endpoints-storage.ts';
import { sizeText } from '#contract/base/files/files.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useMe } from '../../base/me.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import css from './HouseInformation.module.css';

const gib = 1024 ** 3;

/** How much room files of the house take; administrators of the portal give it more or less. */
export function HouseStorage({ svjId }: { svjId: number }) {
  const say = useText();
  const { locale } = useLanguage();
  const { isProductAdmin } = useMe();
  const storage = useReading(houseStorage.read, {}).data;
  const [changing, setChanging] = useState(false);
  if (!storage) return null;
  const { used, limit, isOwn } = storage;
  const words = say('HOUSE.STORAGE.USED', { used: sizeText(used, locale), limit: sizeText(limit, locale) });
  const change = isProductAdmin && (
    <Button variant="default" onClick={() => setChanging(true)}>
      {say('HOUSE.STORAGE.CHANGE')}
    </Button>
  );
  return (
    <Card title={say('HOUSE.STORAGE.TITLE')} aside={change} padded>
      <div className={css.storage}>
        <p>{words}</p>
        <Progress
          value={Math.min(100, (used / limit) * 100)}
          color={used >= limit ? 'cihla' : undefined}
          aria-label={words}
        />
        <p className={css.note}>{say(isOwn ? 'HOUSE.STORAGE.OWN' : 'HOUSE.STORAGE.USUAL')}</p>
        {used >= limit && <p>{say('HOUSE.STORAGE.FULL')}</p>}
      </div>
      <Dialog opened={changing} onClose={() => setChanging(false)} title={say('HOUSE.STORAGE.CHANGE_TITLE')}>
        <Fields svjId={svjId} bytes={isOwn ? limit : null} onClose={() => setChanging(false)} />
      </Dialog>
    </Card>
  );
}

function Fields({ svjId, bytes, onClose }: { svjId: number; bytes: number | null; onClose: () => void }) {
  const say = useText();
  const change = useChange(houseStorage.change, { touches: [houseStorage.read] });
  const [size, setSize] = useState<number | string>(bytes === null ? '' : bytes / gib);
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    const given = size === '' ? null : Math.round(Number(size) * gib);
    const done = await change.run({ id: svjId, bytes: given }).catch(() => undefined);
    if (done) onClose();
  };
  const wrong = change.refused && (change.refused.fields.bytes ?? change.refused.key);
  return (
    <form onSubmit={(e) => void submit(e)} noValidate>
      <NumberInput
        label={say('HOUSE.STORAGE.BYTES')}
        description={say('HOUSE.STORAGE.BYTES_HINT')}
        hideControls
        allowNegative={false}
        inputMode="decimal"
        decimalSeparator=","
        allowedDecimalSeparators={['.', ',']}
        value={size}
        onChange={setSize}
        error={wrong && <FieldError>{say(wrong)}</FieldError>}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit" loading={change.busy}>
          {say('FORM.SAVE')}
        </Button>
      </DialogButtons>
    </form>
  );
}
