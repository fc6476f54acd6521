import { Button } from '@mantine/core';
import { IconChevronDown, IconPlus, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Clearances, RequestRow } from '#contract/clearances/schema.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { useClearances } from '../rows/data.ts';
import { ClearanceLine } from './ClearanceLine.tsx';
import css from './Clearances.module.css';
import { IssueDialog } from './IssueDialog.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** /prehled-poplatku/potvrzeni: what was confirmed of units, and what owners ask for. */
export function ClearancesPage() {
  const say = useText();
  const of = useClearances();
  /** The unit that one is issued for; 0 for one that is chosen. */
  const [unit, issueFor] = useState<number | null>(null);
  return (
    <>
      <PageHead
        back={{ ...feeLinks.list(), name: say('MODULES.FEES') }}
        title={say('CLEARANCES.TITLE')}
        actions={of.data && <Actions told={of.data} issue={() => issueFor(0)} />}
      />
      <Loaded of={of} shape={<ListShape />}>
        {(told) => (
          <>
            <div className={css.page}>
              <p className={css.lead}>{say('CLEARANCES.LEAD')}</p>
              {told.requests.length > 0 && <Requests told={told} issueFor={issueFor} />}
              <Issued told={told} />
            </div>
            {unit !== null && <IssueDialog told={told} unitId={unit} onClose={() => issueFor(null)} />}
          </>
        )}
      </Loaded>
    </>
  );
}

function Actions({ told, issue }: { told: Clearances; issue: () => void }) {
  const say = useText();
  const [verifies, setVerifies] = useState(false);
  return (
    <>
      {told.may.all && (
        <DropMenu
          width={260}
          opener={
            <Button variant="default" rightSection={<IconChevronDown {...icon} />}>
              {say('CLEARANCES.MORE')}
            </Button>
          }
        >
          <MenuItem leftSection={<IconShieldCheck {...icon} />} onClick={() => setVerifies(true)}>
            {say('CLEARANCES.VERIFY')}
          </MenuItem>
        </DropMenu>
      )}
      {told.may.issue && (
        <Button leftSection={<IconPlus {...icon} />} onClick={issue}>
          {say('CLEARANCES.NEW')}
        </Button>
      )}
      {verifies && <VerifyDialog onClose={() => setVerifies(false)} />}
    </>
  );
}

type RequestProps = { told: Clearances; issueFor: (unitId: number) => void };
function Requests({ told, issueFor }: RequestProps) {
  const say = useText();
  return (
    <Card title={say('CLEARANCES.REQUESTS.TITLE')}>
      <CardRows>
        {told.requests.map((request) => (
          <CardRow key={request.id}>
            <Asked request={request} />
            {told.may.issue && (
              <Button
                variant="default"
                aria-label={`${say('CLEARANCES.NEW')}, ${request.unit.number}`}
                onClick={() => issueFor(request.unit.id)}
              >
                {say('CLEARANCES.NEW')}
              </Button>
            )}
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function Asked({ request: { unit, by, askedAt, note } }: { request: RequestRow }) {
  const say = useText();
  const { day } = useWhen();
  return (
    <>
      <UnitBadge number={unit.number} />
      <span className={css.what}>
        <span>{say('CLEARANCES.REQUESTS.LINE', { name: by, day: day(askedAt) })}</span>
        {note && <span className={css.quiet}>{note}</span>}
      </span>
    </>
  );
}

function Issued({ told }: { told: Clearances }) {
  const say = useText();
  return (
    <Card>
      {told.clearances.length === 0 ? (
        <EmptyState kind="empty" title={say('CLEARANCES.EMPTY')} text={say('CLEARANCES.EMPTY_HINT')} />
      ) : (
        <CardRows>
          {told.clearances.map((row) => (
            <ClearanceLine key={row.id} row={row} withdraws={told.may.issue} />
          ))}
        </CardRows>
      )}
    </Card>
  );
}
