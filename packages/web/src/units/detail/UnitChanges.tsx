import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { members } from '#contract/members/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { type OwnerChange, ownerChanges } from '#contract/units/endpoints-changes.ts';
import type { UnitDetail } from '#contract/units/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import css from './UnitChanges.module.css';

/** Changes of owners typed by hand, for the committee; the latest can be undone with one click. */
export function UnitChanges({ unit }: { unit: UnitDetail }) {
  const say = useText();
  const administers = useMay('rooms', 'rw');
  const of = useReading(ownerChanges.list, { id: unit.id }, { when: administers });
  const changes = of.data?.changes ?? [];
  if (!administers || changes.length === 0) return null;
  return (
    <Card title={say('REGISTER.CHANGES.TITLE')}>
      <CardRows>
        {changes.map((change) => (
          <Line key={change.id} unit={unit} change={change} />
        ))}
      </CardRows>
    </Card>
  );
}

function Line({ unit, change }: { unit: UnitDetail; change: OwnerChange }) {
  const say = useText();
  const shown = useShown();
  const { from, to, undoneAt, undoUntil } = change;
  const undo = useChange(ownerChanges.undo, { touches: [members.list, roles.rightsOf] });
  const undoNow = async () => {
    const yes = await confirm({
      title: say('REGISTER.CHANGES.ASK_TITLE', { unit: unit.number }),
      text: say('REGISTER.CHANGES.ASK_TEXT', { from }),
      yes: say('REGISTER.CHANGES.UNDO'),
      no: say('FORM.KEEP'),
    });
    if (yes) await undo.run({ id: change.id }).catch(() => undefined);
  };
  return (
    <CardRow>
      <span className={css.words}>
        <b>{say('REGISTER.CHANGES.LINE', { from, to })}</b>
        <span>
          {say('REGISTER.CHANGES.BY', {
            who: change.who || say('REGISTER.CHANGES.PORTAL'),
            at: shown.moment(change.at),
            day: shown.day(change.validFrom),
          })}
        </span>
        {undoneAt && <span>{say('REGISTER.CHANGES.UNDONE_BY', { at: shown.moment(undoneAt) })}</span>}
      </span>
      {undoUntil && (
        <span className={css.side}>
          <Button
            variant="default"
            loading={undo.busy}
            leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void undoNow()}
          >
            {say('REGISTER.CHANGES.UNDO')}
          </Button>
          <span>{say('REGISTER.CHANGES.UNTIL', { day: shown.day(undoUntil) })}</span>
        </span>
      )}
    </CardRow>
  );
}
