import { Button, SegmentedControl } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { dayIn, isDay } from '#contract/base/time/dates.ts';
import { handoverTimes } from '#contract/handovers/endpoints-times.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import { rangeOf, type TimesPreset, timesPresets } from '#contract/reports/rules-times.ts';
import { ask } from '../../base/ask.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { download } from '../../kit/files/download.ts';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { TimesTable } from './TimesTable.tsx';

type Range = { from: string; to: string };

const askedOf = ({ from, to }: Range) => ({ ...(isDay(from) && { from }), ...(isDay(to) && { to }) });

/** How it went with what was mended in a chosen time: by kind, by who solved it, and by firm. */
export function TimesDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const today = dayIn(new Date());
  const [range, choose] = useState(() => rangeOf('months', today));
  const asked = askedOf(range);
  const own = useReading(reportCare.times, asked, { keep: true });
  const firms = useReading(handoverTimes.times, asked, { keep: true });
  const isSame = (of: Range) => of.from === range.from && of.to === range.to;
  const preset = timesPresets.find((name) => isSame(rangeOf(name, today))) ?? '';
  const day = (name: keyof Range, label: string) => (
    <DateField label={label} value={range[name]} onChange={(value) => choose({ ...range, [name]: value })} />
  );
  return (
    <Dialog opened onClose={onClose} title={say('REPORT.TIMES.TITLE')} wide full>
      <FormStack>
        <p>{say('REPORT.TIMES.LEAD')}</p>
        <SegmentedControl
          aria-label={say('REPORT.TIMES.PRESET')}
          data={timesPresets.map((value) => ({ value, label: say(`REPORT.TIMES.PRESETS.${value}`) }))}
          value={preset}
          onChange={(next) => choose(rangeOf(next as TimesPreset, today))}
        />
        <FormGrid>
          {day('from', say('REPORT.TIMES.FROM'))}
          {day('to', say('REPORT.TIMES.TO'))}
        </FormGrid>
        <div aria-live="polite">
          <Loaded of={own} shape={<RecordShape />}>
            {(times) => (
              <Loaded of={firms} shape={<RecordShape />}>
                {(by) => <TimesTable times={times} firms={by.firms} />}
              </Loaded>
            )}
          </Loaded>
        </div>
        {own.data?.all && <SheetButton range={range} />}
      </FormStack>
    </Dialog>
  );
}

function SheetButton({ range }: { range: Range }) {
  const say = useText();
  const { locale: lang } = useLanguage();
  const save = async () => {
    const ticket = await ask(handoverTimes.timesTicket, { ...askedOf(range), lang }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconTable size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {say('REPORT.TIMES.SHEET')}
    </Button>
  );
}
