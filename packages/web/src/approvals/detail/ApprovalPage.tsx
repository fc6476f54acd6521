import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { approvalLinks } from '#contract/approvals/links.ts';
import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useRemembered } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { useApproval } from '../rows/data.ts';
import { MissingApproval } from '../rows/MissingApproval.tsx';
import { AgendaCard } from './AgendaCard.tsx';
import { ApprovalActions, ApprovalSub } from './ApprovalHead.tsx';
import { ApprovalHistory } from './ApprovalHistory.tsx';
import { ApprovalTalk } from './ApprovalTalk.tsx';
import { ApprovalText } from './ApprovalText.tsx';
import { ApproversCard } from './ApproversCard.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { NextCard } from './NextCard.tsx';
import { RecordCard } from './RecordCard.tsx';

type Brought = { beside: ReactNode };

/** One request, who decides it and what they said, with what other nouns bring beside it. */
export function ApprovalPage({ beside }: Brought) {
  const say = useText();
  const { id } = useParams({ from: '/inside/pozadavky-ke-schvaleni/$id' });
  useRemembered();
  const of = useApproval(id);
  const isOne = Number.isInteger(id) && id > 0;
  if (!isOne || of.error?.status === 404) return <MissingApproval key={id} told={of.error !== null} />;
  return (
    <RecordPage
      of={of}
      star="requirement_for_approval"
      title={of.data ? typo(of.data.title) : say('APPROVAL.ONE')}
      back={{ ...approvalLinks.list(), name: say('APPROVAL.TITLE') }}
      sub={(a) => <ApprovalSub a={a} />}
      actions={(a) => <ApprovalActions key={a.id} a={a} />}
    >
      {(a) => <Approval key={a.id} a={a} beside={beside} />}
    </RecordPage>
  );
}

/** On a phone what waits for the reader stands first, and the buttons stay at the bottom. */
function Approval({ a, beside }: Brought & { a: ApprovalDetail }) {
  const isNarrow = useNarrow();
  if (isNarrow)
    return (
      <>
        <Column>
          <DecisionCard a={a} />
          <ApprovalText a={a} />
          <ApproversCard a={a} />
          <NextCard a={a} />
          {beside}
          <AgendaCard a={a} />
          <ApprovalTalk a={a} />
          <RecordCard a={a} />
          <ApprovalHistory a={a} />
        </Column>
        <DecisionBar a={a} />
      </>
    );
  return (
    <Columns>
      <Column>
        <ApprovalText a={a} />
        <ApprovalTalk a={a} />
        <ApprovalHistory a={a} />
      </Column>
      <Column>
        <DecisionCard a={a} />
        <ApproversCard a={a} />
        <NextCard a={a} />
        {beside}
        <AgendaCard a={a} />
        <RecordCard a={a} />
      </Column>
    </Columns>
  );
}
