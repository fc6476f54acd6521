import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { dayIn } from '#contract/base/time/dates.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useMonth } from './data.ts';
import { useMonths } from './months.ts';

/** Asks which month the accountant should have. */
export function MonthDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const save = useMonth();
  const now = dayIn(new Date()).slice(0, 7);
  const months = useMonths().filter(({ value }) => value <= now);
  const [month, choose] = useState(months[1]?.value ?? now);
  return (
    <Dialog opened onClose={onClose} title={say('INVOICING.MONTH_ZIP.TITLE')}>
      <FormStack>
        <p>{say('INVOICING.MONTH_ZIP.LEAD')}</p>
        <Select label={say('INVOICING.MONTH')} data={months} value={month} onChange={choose} />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CLOSE')}
          </Button>
          <Button
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void save(month).then((began) => began && onClose())}
          >
            {say('INVOICING.MONTH_ZIP.YES')}
          </Button>
        </DialogButtons>
      </FormStack>
    </Dialog>
  );
}
