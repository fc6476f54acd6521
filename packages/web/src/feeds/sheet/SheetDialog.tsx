import { Button, Checkbox, Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { calendars } from '#contract/events/endpoints-calendars.ts';
import { mainCalendar } from '#contract/events/schema-words.ts';
import { wallSheet } from '#contract/feeds/endpoints-sheet.ts';
import type { CalendarId } from '#contract/feeds/schema.ts';
import {
  type SheetSpan,
  sheetSpans,
  type WallLayer,
  type WallPaper,
  wallLayers,
  wallPapers,
} from '#contract/feeds/schema-sheet.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useOpened } from '../../base/parts.ts';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { download } from '../../kit/files/download.ts';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import css from '../out/Feeds.module.css';

type Values = {
  of: SheetSpan;
  day: Day;
  paper: WallPaper;
  /** Null is all of them. */
  calendars: string[] | null;
  layers: WallLayer[];
  numbers: boolean;
  code: boolean;
};

const idOf = (name: string): CalendarId => (name === mainCalendar ? mainCalendar : Number(name));
const monthsOn = (day: Day, by: number): Day => {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 10);
};

/** Months and years that may be wanted on a wall: from the last one on. */
function useTimes(open: Day) {
  const format = useFormat();
  const now = dayIn(new Date());
  const some = Array.from({ length: 15 }, (_, i) => monthsOn(now, i - 1));
  const first = monthsOn(open, 0);
  const months = some.includes(first) ? some : [...some, first].sort();
  const years = [
    ...new Set(
      [-12, 0, 12, 24]
        .map((by) => monthsOn(now, by))
        .concat(first)
        .map((d) => d.slice(0, 4)),
    ),
  ];
  const monthText = (day: Day) => format.dateTime(new Date(`${day}T12:00:00Z`), { month: 'long', year: 'numeric' });
  return {
    first,
    month: months.map((value) => ({ value, label: monthText(value) })),
    year: years.sort().map((year) => ({ value: `${year}-01-01`, label: year })),
  };
}

type Props = { day: Day; opened: boolean; onClose: () => void };

/** What hangs on the board: a month or a year on one page. */
export function SheetDialog({ day, opened, onClose }: Props) {
  const say = useText();
  const { locale: lang } = useLanguage();
  const isOpen = useOpened(opened);
  const print = useChange(wallSheet.print);
  const times = useTimes(day);
  const [values, set] = useState<Values>({
    ...{ of: 'month', day: times.first, paper: 'A4', calendars: null, layers: ['meetings'], numbers: true, code: true },
  });
  const change = (next: Partial<Values>) => set((before) => ({ ...before, ...next }));
  const save = async () => {
    const chosen = values.calendars?.map(idOf) ?? null;
    const ticket = await print.run({ ...values, calendars: chosen, lang }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
  return (
    <Dialog opened={isOpen} onClose={onClose} title={say('FEEDS.SHEET.TITLE')}>
      <DialogForm
        onSubmit={(e) => {
          e.preventDefault();
          void save();
        }}
      >
        <FormStack>
          <p className={css.lead}>{say('FEEDS.SHEET.LEAD')}</p>
          <Time values={values} times={times} change={change} />
          <What values={values} change={change} opened={opened} />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('BASE.CLOSE')}
            </Button>
            <Button
              type="submit"
              loading={print.busy}
              disabled={values.calendars?.length === 0}
              leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
            >
              {say('FEEDS.SHEET.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </DialogForm>
    </Dialog>
  );
}

type PartProps = { values: Values; change: (next: Partial<Values>) => void };

function Time({ values, times, change }: PartProps & { times: ReturnType<typeof useTimes> }) {
  const say = useText();
  const { of, day, paper } = values;
  const open = { month: day, year: `${day.slice(0, 4)}-01-01` };
  return (
    <>
      <ChoiceCards
        label={say('FEEDS.SHEET.OF')}
        choices={sheetSpans.map((value) => ({ value, label: say(`FEEDS.SHEET.SPANS.${value}`) }))}
        value={of}
        onChange={(next) => change({ of: next })}
      />
      <Select
        label={say(of === 'month' ? 'FEEDS.SHEET.WHEN' : 'FEEDS.SHEET.WHEN_YEAR')}
        data={times[of]}
        value={open[of]}
        // Another year keeps its month, for who goes back to months.
        onChange={(next) => change({ day: of === 'month' ? next : `${next.slice(0, 4)}${day.slice(4)}` })}
      />
      <ChoiceCards
        label={say('FEEDS.SHEET.PAPER')}
        choices={wallPapers.map((value) => ({ value, label: say(`FEEDS.SHEET.PAPERS.${value}`) }))}
        value={paper}
        onChange={(next) => change({ paper: next })}
      />
    </>
  );
}

/** Which calendars, what of other modules, and what stands beside them. */
function What({ values, change, opened }: PartProps & { opened: boolean }) {
  const say = useText();
  const contacts = useMay('contact', 'r');
  const of = useReading(calendars.list, {}, { when: opened });
  const names = (of.data?.calendars ?? []).map(({ id, name }) => ({
    value: id === null ? mainCalendar : String(id),
    label: id === null ? say('FEEDS.MAIN') : name,
  }));
  const all = names.map(({ value }) => value);
  const choose = (some: string[]) => change({ calendars: some.length === all.length ? null : some });
  return (
    <>
      {names.length > 1 && (
        <Checkbox.Group label={say('FEEDS.WHICH')} value={values.calendars ?? all} onChange={choose}>
          <FormStack>
            {names.map((one) => (
              <Checkbox key={one.value} {...one} />
            ))}
          </FormStack>
        </Checkbox.Group>
      )}
      <Checkbox.Group
        label={say('FEEDS.SHEET.LAYERS')}
        description={say('FEEDS.SHEET.LAYERS_HINT')}
        value={values.layers}
        onChange={(next) => change({ layers: next as WallLayer[] })}
      >
        <FormStack>
          {wallLayers.map((value) => (
            <Checkbox key={value} value={value} label={say(`FEEDS.SHEET.NAMES.${value}`)} />
          ))}
        </FormStack>
      </Checkbox.Group>
      {contacts && values.of === 'month' && (
        <Switch
          label={say('FEEDS.SHEET.NUMBERS')}
          checked={values.numbers}
          onChange={(e) => change({ numbers: e.currentTarget.checked })}
        />
      )}
      <Switch
        label={say('FEEDS.SHEET.CODE')}
        checked={values.code}
        onChange={(e) => change({ code: e.currentTarget.checked })}
      />
    </>
  );
}
