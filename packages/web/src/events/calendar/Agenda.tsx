import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Day } from '#contract/base/time/dates.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { ofDay, type Shown } from '../rows/shown.ts';
import { useSpanText } from '../rows/useSpanText.ts';
import css from './CalendarBar.module.css';
import { EventRows } from './EventRows.tsx';
import { useHolidayName } from './Holiday.tsx';
import type { Acts } from './Month.tsx';

type Props = { day: Day; shown: readonly Shown[]; acts: Acts };

/** Under the month of a phone: what is on the chosen day. */
export function Agenda({ day, shown, acts: { add } }: Props) {
  const say = useText();
  const text = useSpanText();
  const holiday = useHolidayName()(day);
  const here = ofDay(day, shown);
  return (
    <Card title={text.dayTitle(day)} aside={holiday && <span className={css.meta}>{holiday}</span>}>
      <div className={css.under}>
        {here.length === 0 ? <p className={css.none}>{say('CALENDAR.NONE_THAT_DAY')}</p> : <EventRows shown={here} />}
      </div>
      {add && (
        <div className={css.foot}>
          <Button
            variant="default"
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => add(day, day)}
          >
            {say('CALENDAR.ADD_THAT_DAY')}
          </Button>
        </div>
      )}
    </Card>
  );
}
