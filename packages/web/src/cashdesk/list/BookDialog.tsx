import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { CashDesk } from '#contract/cashdesk/schema.ts';
import { type BookFormat, bookFormats } from '#contract/cashdesk/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useBook } from '../rows/data.ts';

/** The cash book: all of it or a year, in the form that is chosen. */
export function BookDialog({ desk, onClose }: { desk: CashDesk; onClose: () => void }) {
  const say = useText();
  const book = useBook();
  const [year, setYear] = useState('all');
  const [format, setFormat] = useState<BookFormat>('pdf');
  const years = desk.years.map((y) => ({ value: `${y}`, label: say('CASH.FILTERS.OF_YEAR', { year: `${y}` }) }));
  const get = () => {
    book(format, year === 'all' ? undefined : Number(year));
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={say('CASH.BOOK.OPEN')}>
      <FormStack>
        <Select
          label={say('CASH.BOOK.PERIOD')}
          data={[{ value: 'all', label: say('CASH.FILTERS.ANY_YEAR') }, ...years]}
          value={year}
          onChange={setYear}
        />
        <ChoiceCards
          label={say('CASH.BOOK.FORMAT')}
          long
          value={format}
          onChange={setFormat}
          choices={bookFormats.map((value) => ({
            value,
            label: say(`CASH.BOOK.${value}`),
            hint: say(`CASH.BOOK.HINTS.${value}`),
          }))}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />} onClick={get}>
            {say('CASH.BOOK.GET')}
          </Button>
        </DialogButtons>
      </FormStack>
    </Dialog>
  );
}
