import { Button } from '@mantine/core';
import { useAssociation, useMe } from '../../base/me.tsx';
import { useFormat, useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useEndVisit } from './useEndVisit.ts';

/** While the product's administration is in the house, the committee knows; whoever visits can leave at once. */
export function VisitNote() {
  const say = useText();
  const format = useFormat();
  const me = useMe();
  const running = useAssociation().data?.visits ?? [];
  const { leave, busy } = useEndVisit();
  const at = (time: string) => format.dateTime(new Date(time), { timeStyle: 'short' });
  if (me.visitUntil) {
    return (
      <Note tone="warn">
        {say('HOUSE.VISITS.OWN', { at: at(me.visitUntil) })}{' '}
        <Button variant="default" loading={busy} onClick={() => void leave()}>
          {say('HOUSE.VISITS.END')}
        </Button>
      </Note>
    );
  }
  return running.map((v) => (
    <Note key={v.id} tone="warn">
      {say('HOUSE.VISITS.NOW', { at: at(v.endsAt), reason: v.reason })}
    </Note>
  ));
}
