import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { calendars, eventLabels } from '#contract/events/endpoints-calendars.ts';
import type { CalendarView, LabelView } from '#contract/events/schema-calendars.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { RowMenu } from '../../kit/menu/RowMenu.tsx';
import { PageLead } from '../../kit/page/PageHead.tsx';
import { useCalendars, useLabels, useLabelText, useNameOf } from '../rows/data.ts';
import { LabelSign, ToneSquare } from '../rows/Tones.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';
import css from './Calendars.module.css';
import { LabelDialog } from './LabelDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Calendars of the house and labels of its events. */
export function CalendarsSection() {
  const say = useText();
  return (
    <FormStack>
      <PageLead>{say('CALENDAR.MANAGE.LEAD')}</PageLead>
      <Calendars />
      <Labels />
    </FormStack>
  );
}

type RowProps = { name: string; detail: string; mark: ReactNode; onEdit?: () => void; onRemove?: () => void };
/** One of them; what every house has is not changed. */
function Row({ name, detail, mark, onEdit, onRemove }: RowProps) {
  const say = useText();
  return (
    <div className={css.row}>
      {mark}
      <span className={css.words}>
        <span className={css.name}>{typo(name)}</span>
        <span className={css.detail}>{detail}</span>
      </span>
      {onEdit && (
        <RowMenu name={name}>
          <MenuItem leftSection={<IconPencil {...icon} />} onClick={onEdit}>
            {say('FORM.EDIT')}
          </MenuItem>
          <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={onRemove}>
            {say('CALENDAR.DELETE.DO')}
          </MenuItem>
        </RowMenu>
      )}
    </div>
  );
}

function Add({ name, onAdd }: { name: string; onAdd: () => void }) {
  return (
    <Button variant="default" leftSection={<IconPlus {...icon} />} onClick={onAdd}>
      {name}
    </Button>
  );
}

function Calendars() {
  const say = useText();
  const nameOf = useNameOf();
  const remove = useChange(calendars.remove);
  const [edited, edit] = useState<CalendarView | 'new' | null>(null);
  const removeNow = async (calendar: CalendarView) => {
    const yes = await confirm({
      title: say('CALENDAR.MANAGE.DELETE_CALENDAR', { name: calendar.name }),
      text: say('CALENDAR.MANAGE.DELETE_CALENDAR_TEXT', { count: calendar.count ?? 0 }),
      yes: say('CALENDAR.MANAGE.DELETE_CALENDAR_YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    if (yes && calendar.id !== null) await remove.run({ id: calendar.id }).catch(() => undefined);
  };
  return (
    <Card
      title={say('CALENDAR.MANAGE.CALENDARS')}
      aside={<Add name={say('CALENDAR.MANAGE.ADD_CALENDAR')} onAdd={() => edit('new')} />}
    >
      <Loaded of={useCalendars()}>
        {({ calendars: all }) => (
          <CardRows>
            {all.map((one) => (
              <CardRow key={one.id}>
                <Row
                  name={nameOf(one)}
                  detail={say('CALENDAR.MANAGE.EVENTS', { count: one.count ?? 0 })}
                  mark={<ToneSquare colour={one.colour} />}
                  {...(one.id !== null && { onEdit: () => edit(one), onRemove: () => void removeNow(one) })}
                />
              </CardRow>
            ))}
          </CardRows>
        )}
      </Loaded>
      {edited && <CalendarDialog calendar={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </Card>
  );
}

/** Labels that every house has: nothing is done with them here, so they take few lines. */
function OfEvery({ labels }: { labels: readonly LabelView[] }) {
  const say = useText();
  const textOf = useLabelText();
  return (
    <div className={css.every}>
      <span className={css.detail}>{say('CALENDAR.MANAGE.OF_EVERY')}</span>
      <ul className={css.shared}>
        {labels.map((one) => (
          <li key={one.id}>
            <LabelSign type={one.type} size={18} />
            {textOf(one)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Labels() {
  const say = useText();
  const textOf = useLabelText();
  const remove = useChange(eventLabels.remove);
  const [edited, edit] = useState<LabelView | 'new' | null>(null);
  const removeNow = async (label: LabelView) => {
    const yes = await confirm({
      title: say('CALENDAR.MANAGE.DELETE_LABEL', { name: textOf(label) }),
      text: say('CALENDAR.MANAGE.DELETE_LABEL_TEXT', { type: say(`EVENT.TYPES.${label.type}`) }),
      yes: say('CALENDAR.MANAGE.DELETE_LABEL_YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    if (yes && typeof label.id === 'number') await remove.run({ id: label.id }).catch(() => undefined);
  };
  return (
    <Card
      title={say('CALENDAR.MANAGE.LABELS')}
      aside={<Add name={say('CALENDAR.MANAGE.ADD_LABEL')} onAdd={() => edit('new')} />}
    >
      <Loaded of={useLabels()}>
        {({ labels }) => (
          <CardRows>
            {labels
              .filter((one) => !one.isDefault)
              .map((one) => (
                <CardRow key={one.id}>
                  <Row
                    name={textOf(one)}
                    detail={say(`EVENT.TYPES.${one.type}`)}
                    mark={<LabelSign type={one.type} size={20} />}
                    onEdit={() => edit(one)}
                    onRemove={() => void removeNow(one)}
                  />
                </CardRow>
              ))}
            <CardRow>
              <OfEvery labels={labels.filter((one) => one.isDefault)} />
            </CardRow>
          </CardRows>
        )}
      </Loaded>
      {edited && <LabelDialog label={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </Card>
  );
}
