import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { approvalLinks } from '#contract/approvals/links.ts';
import type { ApprovalRow } from '#contract/approvals/schema.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { showMoney } from '../../base/amounts.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { OfferedAbove } from '../../kit/motifs/OfferedAbove.tsx';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { isOver, OverTag, StateTag } from '../rows/Marks.tsx';
import { ApprovalName } from './ApprovalColumns.tsx';

/** The way to a new request, for who administers them; a visit asks for nothing. */
export function NewApproval() {
  const say = useText();
  const administers = useMay('requirement_for_approval', 'rw');
  const me = useMe();
  if (!administers || me.visitUntil) return null;
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...approvalLinks.add()} />}
    >
      {say('APPROVAL.NEW')}
    </Button>
  );
}

/** Beside it the way to who decides instead of whom. */
export function ListActions() {
  const say = useText();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUsers size={20} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...approvalLinks.substitutes()} />}
      >
        {say('APPROVAL.SUBSTITUTES.TITLE')}
      </Button>
      <NewApproval />
    </>
  );
}

/** A house that has asked for nothing yet. */
export function NoApprovals() {
  const say = useText();
  return (
    <Card>
      <EmptyState kind="empty" title={say('APPROVAL.EMPTY.TITLE')} text={say('APPROVAL.EMPTY.TEXT')}>
        <OfferedAbove>
          <NewApproval />
        </OfferedAbove>
      </EmptyState>
    </Card>
  );
}

/** A tab without requests. */
export function EmptyTab() {
  const say = useText();
  return <EmptyState kind="empty" title={say('APPROVAL.EMPTY.TAB_TITLE')} text={say('APPROVAL.EMPTY.TAB_TEXT')} />;
}

/** A request in the list on a narrow screen. */
export function ApprovalCard({ row }: { row: ApprovalRow }) {
  const say = useText();
  const { day } = useWhen();
  return (
    <ListCard
      apart
      head={
        <>
          <StateTag a={row} />
          <span>{day(row.createdAt)}</span>
        </>
      }
      title={<ApprovalName row={row} />}
      rest={
        <ListRest>
          {isOver(row) && <OverTag />}
          <span>{row.author?.full_name ?? say('APPROVAL.NOBODY')}</span>
          <span>
            {say('APPROVAL.COLUMNS.DECIDED')} {say('APPROVAL.OF', { n: row.decidedCount, m: row.askedCount })}
          </span>
          {row.amount !== null && <span>{showMoney(moneyOf(row.amount))}</span>}
          {row.dueOn && (
            <span>
              {say('APPROVAL.COLUMNS.DUE')} {day(row.dueOn)}
            </span>
          )}
        </ListRest>
      }
    />
  );
}
