import { Button } from '@mantine/core';
import { IconKey, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { bookingThings } from '#contract/bookings/endpoints.ts';
import { bookingLinks } from '#contract/bookings/links.ts';
import type { ThingList } from '#contract/bookings/schema-things.ts';
import { useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { RowMenu } from '../../kit/menu/RowMenu.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { PageLead } from '../../kit/page/PageHead.tsx';
import css from '../rows/Rows.module.css';
import { thingSigns } from '../rows/signs.ts';
import { useTimeText } from '../rows/useTimeText.ts';
import { ThingDialog } from './ThingDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Row = ThingList['things'][number];

/** What may be booked in the house, with the rules of each. */
export function ThingsSection() {
  const say = useText();
  return (
    <FormStack>
      <PageLead>{say('BOOKING_FORM.LEAD')}</PageLead>
      <Loaded of={useReading(bookingThings.things, {})} shape={<Skeleton rows={4} />}>
        {(list) => <Things list={list} />}
      </Loaded>
    </FormStack>
  );
}

function Things({ list }: { list: ThingList }) {
  const say = useText();
  const [edited, edit] = useState<Row | 'new' | null>(null);
  const isBlank = list.things.length === 0;
  const add = (
    <Button leftSection={<IconPlus {...icon} />} onClick={() => edit('new')}>
      {say('BOOKING_FORM.ADD')}
    </Button>
  );
  return (
    <Card title={say('BOOKING_FORM.LIST')} aside={!isBlank && add}>
      {isBlank ? (
        <EmptyState kind="empty" title={say('BOOKING_FORM.NONE_TITLE')} text={say('BOOKING_FORM.NONE')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <CardRows>
            {list.things.map((thing) => (
              <CardRow key={thing.id}>
                <ThingRow thing={thing} onEdit={() => edit(thing)} />
              </CardRow>
            ))}
          </CardRows>
          <CardFoot>
            <Button
              variant="default"
              leftSection={<IconKey {...icon} />}
              renderRoot={(props) => <Link {...props} {...linkTo(bookingLinks.list())} />}
            >
              {say('BOOKING_FORM.OPEN')}
            </Button>
          </CardFoot>
        </>
      )}
      {edited && (
        <ThingDialog thing={edited === 'new' ? null : edited} entrances={list.entrances} onClose={() => edit(null)} />
      )}
    </Card>
  );
}

function ThingRow({ thing, onEdit }: { thing: Row; onEdit: () => void }) {
  const say = useText();
  const text = useTimeText();
  const remove = useChange(bookingThings.removeThing);
  const name = typo(thing.name);
  const Sign = thingSigns[thing.kind];
  const words = [
    ...[
      text.by(thing),
      thing.approval && say('BOOKING.CONSENT'),
      say('BOOKING_FORM.COUNT', { count: thing.openCount }),
    ],
    !thing.isOpen && say('BOOKING_FORM.SHUT'),
  ];
  const sure = async () => {
    const question = {
      title: say('BOOKING_FORM.REMOVE_TITLE', { name }),
      text: say('BOOKING_FORM.REMOVE_TEXT', { count: thing.openCount }),
      yes: say('BOOKING_FORM.REMOVE'),
      no: say('FORM.KEEP'),
      danger: 'deletes' as const,
    };
    if (await confirm(question)) await remove.run({ id: thing.id }).catch(() => undefined);
  };
  return (
    <div className={css.row}>
      <Sign {...icon} />
      <div className={css.grow}>
        <div className={css.name}>{name}</div>
        <div className={css.quiet}>{words.filter(Boolean).join(' · ')}</div>
      </div>
      <RowMenu name={name}>
        <MenuItem leftSection={<IconPencil {...icon} />} onClick={onEdit}>
          {say('FORM.EDIT')}
        </MenuItem>
        <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void sure()}>
          {say('BOOKING_FORM.REMOVE')}
        </MenuItem>
      </RowMenu>
    </div>
  );
}
