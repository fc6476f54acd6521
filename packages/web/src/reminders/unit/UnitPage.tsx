import { useParams } from '@tanstack/react-router';
import { accountLinks } from '#contract/accounts/links.ts';
import type { UnitReminders } from '#contract/reminders/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useUnit } from '../rows/data.ts';
import { DisputeCard } from './DisputeCard.tsx';
import { InterestCard } from './InterestCard.tsx';
import { Plans } from './PlansCard.tsx';
import { SentCard } from './SentCard.tsx';

/** /prehled-poplatku/ucet/{unit}/upominky: what was called for, word for word, and interest for whoever sees all. */
export function UnitPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/prehled-poplatku/ucet/$id/upominky' });
  const of = useUnit(id);
  return (
    <>
      <PageHead
        back={{ ...accountLinks.one(id), name: say('REMINDERS.UNIT.BACK') }}
        title={
          of.data ? say('REMINDERS.UNIT.TITLE', { number: of.data.unit.number }) : say('REMINDERS.UNIT.TITLE_PLAIN')
        }
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(unit) => (unit.may.all ? <ForHouse unit={unit} /> : <ForOwners unit={unit} />)}
      </Loaded>
    </>
  );
}

function ForHouse({ unit }: { unit: UnitReminders }) {
  return (
    <Columns split="wide">
      <Column>
        <Sent unit={unit} />
        <InterestCard id={unit.unit.id} />
      </Column>
      <Column>
        <Plans unit={unit} />
        <DisputeCard key={unit.dispute?.note} unit={unit} />
      </Column>
    </Columns>
  );
}

const ForOwners = ({ unit }: { unit: UnitReminders }) => (
  <Columns split="wide">
    <Column>
      <Sent unit={unit} />
    </Column>
    <Column>
      <Plans unit={unit} />
    </Column>
  </Columns>
);

function Sent({ unit }: { unit: UnitReminders }) {
  const say = useText();
  if (unit.reminders.length > 0) return unit.reminders.map((r) => <SentCard key={r.id} sent={r} />);
  return (
    <Card>
      <EmptyState kind="empty" title={say('REMINDERS.UNIT.NONE')} text={say('REMINDERS.UNIT.NONE_HINT')} />
    </Card>
  );
}
