import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { dayIn } from '#contract/base/time/dates.ts';
import { typo } from '#contract/base/words/typo.ts';
import { feeLinks } from '#contract/fees/links.ts';
import type { FeeDetail } from '#contract/fees/schema.ts';
import { decimal } from '../../base/amounts.ts';
import { useRemembered } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { MissingFee, shown, useFee, useRemove } from '../rows/data.ts';
import { EditFee } from './EditFee.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** One fee with what other nouns bring under it, and the mode that changes it. */
export function FeePage({ more }: { more: ReactNode }) {
  const say = useText();
  const { id } = useParams({ from: '/inside/prehled-poplatku/$id' });
  useRemembered();
  const [edits, edit] = useState(false);
  const of = useFee(id);
  const isOne = Number.isSafeInteger(id) && id > 0;
  if (!isOne || of.error?.status === 404) return <MissingFee key={id} told={of.error !== null} />;
  return (
    <RecordPage
      of={of}
      star="roomFees"
      title={of.data ? typo(of.data.name) : say('FEES.ONE')}
      back={{ ...feeLinks.list(), name: say('FEES.TITLE') }}
      actions={(fee) => fee.may.edit && !edits && <Actions key={fee.id} fee={fee} edit={() => edit(true)} />}
    >
      {(fee) =>
        edits ? <EditFee key={fee.id} fee={fee} onDone={() => edit(false)} /> : <Read fee={fee} more={more} />
      }
    </RecordPage>
  );
}

function Actions({ fee, edit }: { fee: FeeDetail; edit: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const remove = useRemove();
  const removed = async () => {
    if (await remove(fee)) await navigate({ ...feeLinks.list(), replace: true });
  };
  return (
    <>
      <Button variant="default" leftSection={<IconTrash {...icon} />} onClick={() => void removed()}>
        {say('FEES.DELETE.OPEN')}
      </Button>
      <Button leftSection={<IconPencil {...icon} />} onClick={edit}>
        {say('FORM.EDIT')}
      </Button>
    </>
  );
}

function useFacts(fee: FeeDetail): Fact[] {
  const say = useText();
  const dates = useShown();
  const given = (name: string, value: Fact[1]): Fact[] => (value ? [[name, value]] : []);
  return [
    [say('FEES.COLUMNS.SIDE'), say(`FEES.SIDES.${fee.side}`)],
    [say('FEES.FORM.FREQUENCY'), say(`FEES.FREQUENCIES.${fee.frequency}`)],
    [say('FEES.COLUMNS.NEXT'), fee.nextDue ? dates.day(fee.nextDue) : say('FEES.NO_NEXT')],
    [say('FEES.FORM.FIRST_DUE'), dates.day(fee.firstDue)],
    ...given(say('FEES.FORM.KEY'), fee.side === 'units' && say(`FEES.KEYS.${fee.key}`)),
    ...given(say('FEES.FORM.NOTES'), typo(fee.notes)),
  ];
}

function Read({ fee, more }: { fee: FeeDetail; more: ReactNode }) {
  const say = useText();
  const dates = useShown();
  const facts = useFacts(fee);
  const today = dayIn(new Date());
  const fromOf = (day: string) => say('FEES.DETAIL.FROM', { day: dates.day(day) });
  return (
    <Columns>
      <Column>
        <Card title={say('FEES.ONE')} padded>
          <Facts facts={facts} />
        </Card>
        {fee.side === 'house' && more}
        {fee.numbers.length > 0 && (
          <Card title={say('FEES.DETAIL.NUMBERS')} padded>
            <Facts narrow facts={fee.numbers.map((n) => [n.unit, decimal(n.number)])} />
          </Card>
        )}
      </Column>
      <Column>
        <Card title={say('FEES.DETAIL.AMOUNTS')} padded>
          <Facts
            facts={fee.versions.map((v) => [
              fromOf(v.validFrom),
              v.validFrom > today ? `${shown(v.amount)} (${say('FEES.DETAIL.LATER')})` : shown(v.amount),
            ])}
          />
        </Card>
        <Card title={say('FEES.DETAIL.YEARS')} padded>
          <Facts facts={fee.years.map(({ year, amount }) => [String(year), shown(amount)])} />
        </Card>
      </Column>
    </Columns>
  );
}
